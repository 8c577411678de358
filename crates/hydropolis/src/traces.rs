//! Traces by OpenTelemetry: what the server spent its time on, sent to a collector.
//!
//! Only in a program that was built with the feature `traces`; the others say so in a sentence.

use crate::problem::Problem;

pub(crate) use self::sending::Layer;

/// What was set up; what is left to be sent is sent when it is ended.
#[derive(Default)]
pub(crate) struct Traces {
    #[cfg(feature = "traces")]
    provider: Option<opentelemetry_sdk::trace::SdkTracerProvider>,
}

#[cfg(not(feature = "traces"))]
mod sending {
    use super::{Problem, Traces};

    /// A layer that does nothing.
    pub(crate) type Layer = Option<tracing_subscriber::layer::Identity>;

    impl Traces {
        /// Nothing can be sent.
        pub(crate) fn to(url: Option<&str>) -> Result<(Self, Layer), Problem> {
            match url {
                Some(_) => Err(Problem::new("serve-no-traces")),
                None => Ok((Self::default(), None)),
            }
        }

        /// Nothing is left to be sent.
        pub(crate) fn end(self) {}
    }
}

#[cfg(feature = "traces")]
mod sending {
    use std::time::Duration;

    use opentelemetry::trace::TracerProvider as _;
    use opentelemetry_http::{Bytes, HttpClient, HttpError, Request, Response};
    use opentelemetry_otlp::{SpanExporter, WithExportConfig as _, WithHttpConfig as _};
    use opentelemetry_sdk::Resource;
    use opentelemetry_sdk::trace::{SdkTracer, SdkTracerProvider};
    use tokio::runtime::Handle;
    use tracing_subscriber::filter::{Filtered, Targets};
    use tracing_subscriber::layer::Layer as _;
    use tracing_subscriber::registry::Registry;

    use super::{Problem, Traces};

    /// How long a collector may take.
    const PATIENCE: Duration = Duration::from_secs(10);

    /// A layer that has the server's spans sent, and nothing else.
    pub(crate) type Layer =
        Option<Filtered<tracing_opentelemetry::OpenTelemetryLayer<Registry, SdkTracer>, Targets, Registry>>;

    /// Sends on the server's own threads: the exporter has one of its own, which knows no network.
    #[derive(Debug)]
    struct Client {
        client: reqwest::Client,
        threads: Handle,
    }

    #[async_trait::async_trait]
    impl HttpClient for Client {
        async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
            let (client, request) = (self.client.clone(), reqwest::Request::try_from(request)?);
            // On a thread that has no clock of the server's a request cannot even begin.
            let sent = self.threads.spawn(async move {
                let answer = client.execute(request).await?;
                Ok::<_, reqwest::Error>((answer.status(), answer.bytes().await?))
            });
            let (status, body) = sent.await??;
            Ok(Response::builder().status(status).body(body)?)
        }
    }

    impl Traces {
        /// Sends spans to a collector that speaks OTLP over HTTP, `http://localhost:4318`. Called on a thread of the server.
        pub(crate) fn to(url: Option<&str>) -> Result<(Self, Layer), Problem> {
            let Some(url) = url else { return Ok((Self::default(), None)) };
            let bad = |reason: String| {
                Problem::new("serve-bad-traces").with("url", url.to_owned()).with("reason", reason)
            };
            let place = reqwest::Url::parse(url).map_err(|error| bad(error.to_string()))?;
            if place.scheme() != "http" {
                return Err(bad("http://".to_owned()));
            }
            let client = reqwest::Client::builder().timeout(PATIENCE).no_proxy().build();
            let client = Client {
                client: client.map_err(|error| bad(error.to_string()))?,
                threads: Handle::current(),
            };
            let exporter = SpanExporter::builder()
                .with_http()
                .with_http_client(client)
                .with_endpoint(format!("{}/v1/traces", url.trim_end_matches('/')))
                .build()
                .map_err(|error| bad(error.to_string()))?;
            let resource = Resource::builder().with_service_name("hydropolis").build();
            let provider =
                SdkTracerProvider::builder().with_batch_exporter(exporter).with_resource(resource).build();
            let tracer = provider.tracer("hydropolis");
            let only = Targets::new().with_target(server::TRACES, tracing::Level::INFO);
            let layer = tracing_opentelemetry::layer().with_tracer(tracer).with_filter(only);
            Ok((Self { provider: Some(provider) }, Some(layer)))
        }

        /// Sends what is left.
        pub(crate) fn end(self) {
            if let Some(provider) = self.provider
                && let Err(error) = provider.shutdown()
            {
                tracing::warn!(%error, "not all traces were sent");
            }
        }
    }
}
