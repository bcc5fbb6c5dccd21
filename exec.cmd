@rem The shell of Windows has no `exec`, by which other shells make way for the server, so that npm's signals reach it.
@%*
