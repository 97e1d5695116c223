// The bundler gives every page, and each of the fallbacks (an error, no such page), its own copy of a module that the
// root layout does not have. What stands on nearly all of them is named here, so that a visit loads it once.
import "@/components/ui/app-link";
import "./broke-later";
import "./lazy-page-not-found";
