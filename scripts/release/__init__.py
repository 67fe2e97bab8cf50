"""What a release says in several places, and that all of them agree: scripts/release.sh runs it."""
