//! One server at a time: a lock on a file beside the database, which the system takes back when the process ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crate::{Claim, StoreError};

/// What stands in the file while a server has the database, and after one that did not close it.
const OPEN: &[u8] = b"open\n";

/// The claim of this store, once it is made.
pub(super) struct Claims {
    file: PathBuf,
    held: Mutex<Option<(File, Claim)>>,
}

impl Claims {
    pub(super) fn new(database: &Path) -> Self {
        let mut file = database.as_os_str().to_owned();
        file.push("-lock");
        Self { file: file.into(), held: Mutex::default() }
    }

    /// Claims the database, unless somebody else has. Who claims it again hears the same again.
    pub(super) fn claim(&self) -> Result<Claim, StoreError> {
        let place = self.file.display().to_string();
        let cannot = |error: std::io::Error| StoreError::CannotOpen {
            place: place.clone(),
            reason: error.to_string(),
        };
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, claim)) = *held {
            return Ok(claim);
        }
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&self.file)
            .map_err(cannot)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse { place }),
            Err(TryLockError::Error(error)) => return Err(cannot(error)),
        }
        let mut before = Vec::new();
        file.read_to_end(&mut before).map_err(cannot)?;
        write(&mut file, OPEN).map_err(cannot)?;
        let claim = if before == OPEN { Claim::AfterCrash } else { Claim::AfterClose };
        *held = Some((file, claim));
        Ok(claim)
    }

    /// Gives the database back.
    pub(super) fn give_back(&self) {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some((mut file, _)) = held {
            // If it cannot be written, the next server is a little more careful than it needs to be.
            let _ = write(&mut file, b"");
        }
    }
}

fn write(file: &mut File, text: &[u8]) -> std::io::Result<()> {
    file.set_len(0)?;
    file.rewind()?;
    file.write_all(text)
}
