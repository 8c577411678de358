//! Webhooks: what each kind of receiver wants to be sent.

use serde_json::json;
use url::Url;

use super::{Failure, Notice};

/// The forms there are.
pub(crate) const FORMS: [&str; 5] = ["discord", "slack", "ntfy", "gotify", "json"];

/// A request to be made.
#[derive(Debug)]
pub(super) struct Post {
    pub(super) url: String,
    pub(super) headers: Vec<(&'static str, String)>,
    pub(super) body: String,
}

/// A notice in the form that a receiver wants.
pub(super) fn post(form: &str, address: &str, notice: &Notice) -> Result<Post, Failure> {
    let text = notice.text();
    let mut url = address.to_owned();
    let body = match form {
        // Nicknames call nobody: `@everyone` stays a text.
        "discord" => json!({ "content": text, "allowed_mentions": { "parse": [] } }),
        "slack" => json!({ "text": text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;") }),
        "ntfy" => {
            let (server, topic) =
                topic(address).ok_or_else(|| Failure::Final("no topic of ntfy".to_owned()))?;
            url = server;
            json!({ "topic": topic, "title": notice.heading, "message": notice.sentences.join("\n"), "click": notice.url() })
        }
        "gotify" => json!({
            "title": notice.heading,
            "message": text,
            "priority": 5,
            "extras": { "client::notification": { "click": { "url": notice.url() } } },
        }),
        "json" => {
            let turns = notice.lines.iter().zip(&notice.sentences).map(|(line, sentence)| {
                json!({
                    "game": line.title,
                    "table": line.table,
                    "seq": line.seq,
                    "others": line.others,
                    "url": line.url,
                    "text": sentence,
                })
            });
            json!({ "kind": "your-turn", "id": notice.id, "turns": turns.collect::<Vec<_>>(), "stop": notice.stop })
        }
        _ => return Err(Failure::Final("no form of ours".to_owned())),
    };
    let headers =
        vec![("content-type", "application/json".to_owned()), ("idempotency-key", notice.id.clone())];
    Ok(Post { url, headers, body: body.to_string() })
}

/// The server and the topic of an address of ntfy: JSON is sent to the server, which is where letters of any script fit.
fn topic(address: &str) -> Option<(String, String)> {
    let mut url = Url::parse(address).ok()?;
    let mut path: Vec<String> = url.path_segments()?.map(str::to_owned).collect();
    while path.last().is_some_and(String::is_empty) {
        path.pop();
    }
    let topic = path.pop()?;
    url.set_path(&format!("/{}", path.join("/")));
    Some((url.to_string(), topic))
}

#[cfg(test)]
mod tests {
    use super::super::Line;
    use super::*;

    fn notice() -> Notice {
        let line = Line {
            game: "Barrage".to_owned(),
            title: "barrage".to_owned(),
            table: "T".to_owned(),
            seq: 7,
            others: "@everyone <Ben>".to_owned(),
            url: "https://play.example.org/t/T".to_owned(),
        };
        Notice {
            id: "a.T.7".to_owned(),
            heading: "Barrage: your turn".to_owned(),
            sentences: vec!["Your turn with @everyone <Ben>.".to_owned()],
            lines: vec![line],
            stop: "https://play.example.org/calls/stop/a/b".to_owned(),
            stop_text: "Stop".to_owned(),
        }
    }

    fn body(form: &str, address: &str) -> (String, serde_json::Value) {
        let post = post(form, address, &notice()).expect("a form of ours");
        (post.url, serde_json::from_str(&post.body).expect("JSON"))
    }

    #[test]
    fn each_receiver_gets_its_form() {
        let hook = "https://discord.com/api/webhooks/1/x";
        let (url, discord) = body("discord", hook);
        assert_eq!((&*url, &discord["allowed_mentions"]["parse"]), (hook, &json!([])));
        assert!(discord["content"].as_str().is_some_and(|it| it.contains("/t/T")));
        assert!(body("slack", hook).1["text"].as_str().is_some_and(|it| it.contains("&lt;Ben&gt;")));
        let (url, ntfy) = body("ntfy", "https://ntfy.example.org/base/my-topic");
        assert_eq!((&*url, &ntfy["topic"]), ("https://ntfy.example.org/base", &json!("my-topic")));
        assert_eq!(body("ntfy", "https://ntfy.sh/t/").0, "https://ntfy.sh/");
        assert!(post("ntfy", "https://ntfy.sh/", &notice()).is_err());
        assert_eq!(body("gotify", hook).1["title"], "Barrage: your turn");
        let plain = body("json", hook).1;
        assert_eq!((&plain["turns"][0]["table"], &plain["id"]), (&json!("T"), &json!("a.T.7")));
        assert!(post("fax", hook, &notice()).is_err());
    }
}
