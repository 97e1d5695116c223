import { MemberPage } from "@/app/(member)/member-page";
import { FavoritesScreen } from "@/components/favorites/favorites-screen";
import { SCREEN_HEADS } from "@/components/layout/screen-head";
import { memberOrSignIn } from "@/lib/access/page-viewer";
import { hasAccess } from "@/lib/access/viewer";
import { queryKeys } from "@/lib/http/query-keys";
import { localDate, now } from "@/lib/time/clock";
import { favoriteQuotes } from "@/lib/words/queries";

export const metadata = { title: "Favorites" };

export default async function FavoritesPage() {
  const viewer = await memberOrSignIn();
  const at = now();
  const first = hasAccess(viewer, at) ? await favoriteQuotes(viewer.id) : null;
  return (
    <MemberPage
      viewer={viewer}
      needsAccess
      {...SCREEN_HEADS["/favorites"]}
      loaded={first ? [[queryKeys.favoritePages, { pages: [first], pageParams: [null] }]] : []}
    >
      <FavoritesScreen today={localDate(at, viewer.timeZone)} />
    </MemberPage>
  );
}
