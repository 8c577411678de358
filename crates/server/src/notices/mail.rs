//! Mail by SMTP.

use std::net::IpAddr;
use std::time::Duration;

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor};
use tokio::time::timeout;
use url::Url;

use super::{Failure, Notice, Smtp};

/// How long a mail may take.
const WITHIN: Duration = Duration::from_secs(14);

/// Whoever sends mail.
pub(crate) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// Whether a text is a mail address.
pub(super) fn is_address(text: &str) -> bool {
    text.len() <= 254 && text.parse::<Address>().is_ok()
}

/// Whether a password or a mail would travel so that others can read it.
fn is_open(url: &Url) -> bool {
    // Of a scheme it does not know the crate takes every host for a name.
    let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
    let near = host == "localhost" || host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback());
    let guarded = url.scheme() == "smtps"
        || url.query_pairs().any(|(name, value)| name == "tls" && value == "required");
    !near && !guarded
}

impl Mailer {
    /// Reads how mail is sent; nothing is connected yet.
    pub(super) fn new(smtp: &Smtp) -> Result<Self, String> {
        // What is said of a wrong address does not repeat it: it may hold a password.
        let url =
            Url::parse(&smtp.url).map_err(|_| "the address of the mail server cannot be read".to_owned())?;
        if !matches!(url.scheme(), "smtp" | "smtps") {
            return Err("the address of the mail server should begin with smtp:// or smtps://".to_owned());
        }
        if is_open(&url) {
            return Err(
                "mail to another machine is sent encrypted only: smtps://..., or smtp://...?tls=required"
                    .to_owned(),
            );
        }
        let from = smtp.from.parse().map_err(|_| format!("{:?} is no mail address", smtp.from))?;
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&smtp.url);
        let transport = transport.map_err(|_| "the address of the mail server cannot be read".to_owned())?;
        Ok(Self { transport: transport.timeout(Some(WITHIN)).build(), from })
    }

    fn letter(&self, address: &str, notice: &Notice) -> Option<Message> {
        let host = self.from.email.domain();
        let text = format!("{}\n\n-- \n{}\n{}\n", notice.text(), notice.stop_text, notice.stop);
        let mut letter = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, address.parse().ok()?))
            .subject(&notice.heading)
            .message_id(Some(format!("<{}@{host}>", notice.id)))
            .header(ContentType::TEXT_PLAIN)
            .body(text)
            .ok()?;
        let more = [
            ("List-Unsubscribe", format!("<{}>", notice.stop)),
            ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()),
            ("Auto-Submitted", "auto-generated".to_owned()),
        ];
        for (name, value) in more {
            let name = HeaderName::new_from_ascii_str(name);
            letter.headers_mut().insert_raw(HeaderValue::dangerous_new_pre_encoded(
                name,
                value.clone(),
                value,
            ));
        }
        Some(letter)
    }

    pub(super) async fn send(&self, address: &str, notice: &Notice) -> Result<(), Failure> {
        let letter =
            self.letter(address, notice).ok_or_else(|| Failure::Final("no mail address".to_owned()))?;
        match timeout(WITHIN, self.transport.send(letter)).await {
            Err(_) => Err(Failure::Later("no answer in time".to_owned())),
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) if error.is_permanent() => Err(Failure::Final(error.to_string())),
            Ok(Err(error)) => Err(Failure::Later(error.to_string())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mail_leaves_this_machine_encrypted_or_not_at_all() {
        let mailer = |url: &str| {
            Mailer::new(&Smtp { url: url.to_owned(), from: "Hydropolis <h@example.org>".to_owned() })
        };
        for url in [
            "smtp://localhost:25",
            "smtp://127.0.0.1:2525",
            "smtps://u:p@mail.example.org",
            "smtp://mail.example.org:587?tls=required",
        ] {
            assert!(mailer(url).is_ok(), "{url}");
        }
        for url in [
            "smtp://mail.example.org",
            "smtp://mail.example.org?tls=opportunistic",
            "http://localhost",
            "mail",
        ] {
            assert!(mailer(url).is_err(), "{url}");
        }
        assert!(is_address("ann@example.org") && !is_address("ann") && !is_address("a@b\r\nBcc: c@d"));
    }
}
