//! A real browser, driven through ChromeDriver.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder, Locator};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value as Json, json};
use url::{ParseError, Url};

/// ChromeDriver, which starts browsers; they end with it.
pub(crate) struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    pub(crate) fn start() -> Self {
        // In a group of its own, so that its browsers end with it.
        let started =
            Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).process_group(0).spawn();
        let mut process = started.expect("chromedriver is installed (cargo xtask test sees to it)");
        let said = BufReader::new(process.stdout.take().expect("its output is a pipe")).lines();
        let port = said.map_while(Result::ok).find_map(|line| {
            let (_, rest) = line.split_once("successfully on port ")?;
            rest.trim_end_matches('.').parse().ok()
        });
        Self { process, port: port.expect("chromedriver says its port") }
    }

    /// A browser of its own: other cookies, other storage.
    pub(crate) async fn window(&self, look: Look) -> Window {
        let mut args = vec![
            "--headless=new".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--disable-quic".to_owned(),
            "--no-first-run".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--disable-sync".to_owned(),
            "--hide-scrollbars".to_owned(),
            "--disable-gpu-rasterization".to_owned(),
            format!("--window-size={},{}", look.width, look.height),
            format!("--lang={}", look.language),
            format!("--accept-lang={}", look.language),
        ];
        if !look.motion {
            // Where motion is not looked at it would only take time.
            args.push("--force-prefers-reduced-motion".to_owned());
        }
        let allowed = |it: bool| if it { 1 } else { 2 };
        let options = json!({
            "args": args,
            "prefs": {
                "profile.managed_default_content_settings.javascript": allowed(look.script),
                "profile.managed_default_content_settings.images": allowed(look.images),
                "intl.accept_languages": look.language,
            },
        });
        let mut capabilities = Capabilities::new();
        capabilities.insert("goog:chromeOptions".to_owned(), options);
        capabilities.insert("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" }));
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
            .expect("a browser starts");
        let window = Window { client, look };
        window.resize(look.width, look.height).await;
        window
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let group = format!("-{}", self.process.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
        let _ = self.process.wait();
    }
}

/// How a window looks at pages.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) script: bool,
    pub(crate) motion: bool,
    /// Whether grounds and the windows of cards are loaded: painting them takes most of the time of a page.
    pub(crate) images: bool,
    /// Dots of the screen for each pixel of the page. Where nobody looks, fewer are painted; nothing lies elsewhere for that.
    pub(crate) density: f64,
    pub(crate) language: &'static str,
}

impl Look {
    pub(crate) const DESK: Self = Self {
        width: 1440,
        height: 900,
        script: true,
        motion: false,
        images: true,
        density: 1.0,
        language: "en",
    };
    /// For whoever does not look at the board.
    pub(crate) const BLIND: Self = Self { images: false, density: 0.5, ..Self::DESK };
    pub(crate) const WITHOUT_SCRIPT: Self = Self { script: false, ..Self::BLIND };
    pub(crate) const MOVING: Self = Self { motion: true, density: 0.5, ..Self::DESK };
    pub(crate) const PHONE: Self = Self { width: 360, height: 740, ..Self::DESK };
}

/// The widths the page is made for.
pub(crate) const WIDTHS: [(u32, u32); 3] = [(390, 844), (768, 1024), (1440, 900)];

/// A command of the browser's own protocol.
#[derive(Debug)]
struct Devtools(&'static str, Json);

impl WebDriverCompatibleCommand for Devtools {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _url: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "cmd": self.0, "params": self.1 }).to_string()))
    }
}

/// Asks for what the browser's console has said since it was asked last.
#[derive(Debug)]
struct Console;

impl WebDriverCompatibleCommand for Console {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _url: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}

/// Scrolls to an element.
const CENTRE: &str = "arguments[0].scrollIntoView({ block: 'center', inline: 'center' })";

/// Answers when everything that the page shows is there to be painted: letters, pictures, and the grounds that style sheets name,
/// which a browser only asks for when the light has changed.
const PAINTED: &str = "const done = arguments[arguments.length - 1], drawn = (url) => { const it = new Image(); it.src = url; return it.decode(); }; \
    const frame = () => new Promise(requestAnimationFrame); \
    const grounds = [...document.querySelectorAll('body *')].filter((it) => it.checkVisibility()).map((it) => getComputedStyle(it).backgroundImage) \
    .flatMap((it) => [...it.matchAll(/url\\(\"(http[^\"]+)\"\\)/g)].map((found) => found[1])); \
    const pictures = [...document.images].filter((it) => it.checkVisibility()); for (const it of pictures) it.loading = 'eager'; \
    frame().then(() => Promise.all([document.fonts.ready, ...[...new Set(grounds)].map(drawn), ...pictures.map((it) => it.decode())])) \
    .then(frame).then(frame).then(() => done(true), (error) => done(String(error)))";

/// How long a page may take before something is wrong.
const PATIENCE: Duration = Duration::from_secs(20);

/// One browser.
pub(crate) struct Window {
    pub(crate) client: Client,
    pub(crate) look: Look,
}

impl Window {
    pub(crate) async fn go(&self, url: &str) {
        self.client.goto(url).await.expect("the page loads");
    }

    /// Clicks the first element there is.
    pub(crate) async fn click(&self, css: &str) {
        self.click_nth(css, 0).await;
    }

    /// Clicks one of the elements there are, and tells whether it is a link.
    ///
    /// What was found may be replaced before it is clicked, by a frame that tells of the same; and in the middle of a frame
    /// that moves, the driver finds nothing to click on. A person would not notice: what is there then is clicked.
    pub(crate) async fn click_nth(&self, css: &str, nth: usize) -> bool {
        let begun = Instant::now();
        loop {
            self.find(css).await;
            let all = self.all(css).await;
            let Some(element) = all.get(nth % all.len().max(1)) else { continue };
            match self.try_click(element).await {
                Ok(link) => return link,
                Err(_) if begun.elapsed() < PATIENCE => tokio::time::sleep(Duration::from_millis(20)).await,
                Err(error) => {
                    self.picture("failure").await;
                    panic!("{css} cannot be clicked: {error}")
                }
            }
        }
    }

    /// Clicks an element if it is there and can be clicked just now.
    pub(crate) async fn click_if_there(&self, css: &str) {
        if let Some(element) = self.all(css).await.first() {
            let _ = self.try_click(element).await;
        }
    }

    async fn try_click(&self, element: &Element) -> Result<bool, CmdError> {
        let link = element.tag_name().await? == "a";
        if self.look.script {
            self.client.execute(CENTRE, vec![serde_json::to_value(element)?]).await?;
        }
        element.click().await?;
        Ok(link)
    }

    /// Scrolls as a person would: what is clicked lies in the middle, where nothing covers it.
    pub(crate) async fn centre(&self, element: &Element) {
        let element = serde_json::to_value(element).expect("an element has a name");
        self.client.execute(CENTRE, vec![element]).await.expect("an element can be scrolled to");
    }

    /// Waits until nothing moves any more.
    pub(crate) async fn rest(&self) {
        self.find("html:not(:active-view-transition)").await;
    }

    /// Waits until a script in the page says yes.
    pub(crate) async fn until(&self, script: &str) {
        let begun = Instant::now();
        while self.run(script).await != true {
            assert!(begun.elapsed() < PATIENCE, "it does not come true: {script}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    pub(crate) async fn find(&self, css: &str) -> Element {
        let begun = Instant::now();
        loop {
            match self.client.find(Locator::Css(css)).await {
                Ok(element) => return element,
                // It is not there yet, or the browser is just going to another page and breaks the search off.
                Err(_) if begun.elapsed() < PATIENCE => tokio::time::sleep(Duration::from_millis(10)).await,
                Err(error) => {
                    self.keep_source().await;
                    panic!("{css} does not come: {error}")
                }
            }
        }
    }

    pub(crate) async fn all(&self, css: &str) -> Vec<Element> {
        self.client.find_all(Locator::Css(css)).await.expect("elements can be looked for")
    }

    pub(crate) async fn has(&self, css: &str) -> bool {
        !self.all(css).await.is_empty()
    }

    pub(crate) async fn text(&self, css: &str) -> String {
        self.find(css).await.text().await.expect("an element has a text")
    }

    pub(crate) async fn choose(&self, select: &str, value: &str) {
        let element = self.find(select).await;
        element.select_by_value(value).await.unwrap_or_else(|error| panic!("{select} {value}: {error}"));
    }

    pub(crate) async fn source(&self) -> String {
        self.client.source().await.unwrap_or_default()
    }

    /// The number of entries the page knows of.
    pub(crate) async fn seq(&self) -> u64 {
        let table = self.find("#table").await;
        let seq = table.attr("data-seq").await.expect("an attribute can be read");
        seq.and_then(|seq| seq.parse().ok()).expect("a table has a number")
    }

    /// Waits until the page knows of so many entries, and tells how long that took.
    pub(crate) async fn await_seq(&self, seq: u64) -> Duration {
        let begun = Instant::now();
        self.find(&format!("#table[data-seq=\"{seq}\"]")).await;
        begun.elapsed()
    }

    /// Waits until something has happened since this entry.
    pub(crate) async fn await_news(&self, seq: u64) {
        self.find(&format!("#table:not([data-seq=\"{seq}\"])")).await;
    }

    /// The text of an element, whether or not all of it is unfolded.
    pub(crate) async fn whole_text(&self, css: &str) -> String {
        let text = self.find(css).await.prop("textContent").await.expect("an element has a text");
        text.unwrap_or_default()
    }

    /// Keeps the page for whoever looks into a failure.
    pub(crate) async fn keep_source(&self) {
        let _ = fs::write(pictures().join("failure.html"), self.source().await);
    }

    async fn devtools(&self, command: &'static str, params: Json) {
        self.client.issue_cmd(Devtools(command, params)).await.expect("the browser does it");
    }

    /// Makes the page as wide and high as a screen of this size shows it.
    pub(crate) async fn resize(&self, width: u32, height: u32) {
        self.fit(width, height, self.look.density).await;
    }

    async fn fit(&self, width: u32, height: u32, density: f64) {
        // A phone would hide that a page is too wide by shrinking it.
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": density, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Waits until letters, pictures and grounds are there. Without a script or pictures nobody can tell.
    async fn painted(&self) {
        if self.look.script && self.look.images {
            let drawn = self.client.execute_async(PAINTED, vec![]).await.expect("a script runs");
            assert_eq!(drawn, true, "everything on the page can be drawn");
        }
    }

    /// What is in the window as WebP, scaled.
    pub(crate) async fn webp(&self, width: u32, height: u32, scale: f64, quality: u8) -> Vec<u8> {
        self.painted().await;
        let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": scale });
        let params = json!({ "format": "webp", "quality": quality, "clip": clip });
        let taken = self.client.issue_cmd(Devtools("Page.captureScreenshot", params)).await;
        let taken = taken.expect("a picture can be taken");
        STANDARD.decode(taken["data"].as_str().unwrap_or_default()).expect("a picture is in base 64")
    }

    /// How many pages of A4 the page has when it is printed.
    pub(crate) async fn printed_pages(&self) -> usize {
        let paper = json!({ "paperWidth": 8.27, "paperHeight": 11.69, "preferCSSPageSize": true });
        let printed = self.client.issue_cmd(Devtools("Page.printToPDF", paper)).await.expect("it is printed");
        let data = STANDARD.decode(printed["data"].as_str().unwrap_or_default()).expect("a file in base 64");
        let count = |mark: &[u8]| data.windows(mark.len()).filter(|it| *it == mark).count();
        // The list of the pages has the same mark with an s.
        count(b"/Type /Page") - count(b"/Type /Pages")
    }

    /// By day or by night, as the page's own switch does it.
    pub(crate) async fn scheme(&self, scheme: &str) {
        if self.look.script {
            let light = if scheme == "dark" { "night" } else { "day" };
            self.run(&format!("document.documentElement.dataset.light = '{light}'")).await;
        }
        let mut features = vec![json!({ "name": "prefers-color-scheme", "value": scheme })];
        if !self.look.motion {
            features.push(json!({ "name": "prefers-reduced-motion", "value": "reduce" }));
        }
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// What a script in the page gives back.
    pub(crate) async fn run(&self, script: &str) -> Json {
        self.client.execute(script, vec![]).await.expect("a script runs")
    }

    /// The same with arguments.
    pub(crate) async fn run_with(&self, script: &str, arguments: Vec<Json>) -> Json {
        self.client.execute(script, arguments).await.expect("a script runs")
    }

    /// An element that a script gave back.
    pub(crate) fn element(&self, found: &Json) -> Option<Element> {
        let id = found.as_object()?.values().next()?.as_str()?.to_owned();
        Some(Element::from_element_id(self.client.clone(), id.into()))
    }

    /// What went wrong in the page since this was asked last, as its console has it.
    pub(crate) async fn errors(&self) -> Vec<String> {
        let said = self.client.issue_cmd(Console).await.expect("the browser has a console");
        let lines = said.as_array().expect("a list of lines").iter();
        lines.filter(|line| line["level"] == "SEVERE").map(|line| line["message"].to_string()).collect()
    }

    /// A picture of what is in the window, in `target/screenshots`.
    pub(crate) async fn picture(&self, name: &str) {
        let picture = self.client.screenshot().await.expect("a picture can be taken");
        fs::write(pictures().join(format!("{name}.png")), picture).expect("the picture can be written");
    }

    /// Pictures at every width, by day and by night.
    pub(crate) async fn pictures(&self, name: &str) {
        for (width, height) in WIDTHS {
            self.fit(width, height, 1.0).await;
            for scheme in ["light", "dark"] {
                self.scheme(scheme).await;
                self.painted().await;
                self.picture(&format!("{name}-{width}-{scheme}")).await;
            }
        }
        self.scheme("light").await;
        self.resize(self.look.width, self.look.height).await;
    }

    /// Whether the page is a phone's.
    pub(crate) fn is_phone(&self) -> bool {
        self.look.width < 600
    }
}

/// Where pictures are put.
fn pictures() -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("it is in the target folder");
    let folder = target.join("screenshots");
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}
