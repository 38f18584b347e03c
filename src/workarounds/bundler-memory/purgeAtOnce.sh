# Read by the shell that starts a build (`package.json`): the bundler's allocator gives back at once what is freed.
case ",$(printf %s "${DOCS_WORKAROUNDS_OFF:-}" | tr -d '[:space:]')," in
  *,bundler-memory,*) ;;
  *) export MIMALLOC_PURGE_DELAY=0 ;;
esac
