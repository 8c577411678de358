//! Files: read whole, replaced whole.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::problem::Problem;

/// A text file.
pub(crate) fn read(path: &Path) -> Result<String, Problem> {
    fs::read_to_string(path).map_err(|error| problem("cli-cannot-read", path, &error))
}

/// Puts a text where a file may have been, so that at every moment there is either the old file or the new one:
/// the text is written beside it, brought safely to the disk, and takes the name over.
pub(crate) fn replace(path: &Path, text: &str) -> Result<(), Problem> {
    write_beside(path, text).map_err(|error| problem("cli-cannot-save", path, &error))
}

fn write_beside(path: &Path, text: &str) -> io::Result<()> {
    let name = path.file_name().ok_or_else(|| io::Error::other("this is not the name of a file"))?;
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let (beside, mut file) = create_beside(folder, &name.to_string_lossy())?;
    let written = file
        .write_all(text.as_bytes())
        .and_then(|()| file.sync_all())
        .and_then(|()| fs::rename(&beside, path));
    if let Err(error) = written {
        // The new file is of no use; the old one is as it was.
        let _ = fs::remove_file(&beside);
        return Err(error);
    }
    // The new name is on the disk when the folder is; where folders cannot be synced, the file itself is safe.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// A new file in the folder under a name nobody has.
fn create_beside(folder: &Path, name: &str) -> io::Result<(PathBuf, File)> {
    let mut attempt = 0;
    loop {
        let beside = folder.join(format!(".{name}.{}-{attempt}.tmp", std::process::id()));
        match OpenOptions::new().write(true).create_new(true).open(&beside) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && attempt < 100 => attempt += 1,
            opened => return opened.map(|file| (beside, file)),
        }
    }
}

fn problem(message: &'static str, path: &Path, error: &io::Error) -> Problem {
    Problem::new(message).with("file", path.display().to_string()).with("reason", error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_and_nothing_is_left_beside_it() {
        let folder = std::env::temp_dir().join(format!("hydropolis-replace-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("game.txt");
        for text in ["first", "second"] {
            replace(&path, text).unwrap();
            assert_eq!(read(&path).unwrap(), text);
        }
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        assert!(replace(&folder, "a folder is no file").is_err());
        assert!(replace(&folder.join("no/such/folder.txt"), "x").is_err());
        assert!(replace(Path::new("/"), "x").is_err());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(&folder).unwrap();
    }
}
