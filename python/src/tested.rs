//! The same library once more, for `cargo xtask python`: an example is built together with the tests of the workspace, from the
//! same builds of what it depends on.

mod native;
