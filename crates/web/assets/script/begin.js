// ---- The script begins where there is a table.

if ($("table")) {
  noteParts(document);
  showOpenPart();
  beginMotion();
  beginListening();
  beginAnswering();
  beginPointing();
  beginCrowds();
  beginHand();
  beginKeys();
  beginCurtain();
  beginCalling();
  beginTalk();
  beginClocks();
  beginReplay();
  beginSketches();
  beginOpinion();
}
beginProgress();
