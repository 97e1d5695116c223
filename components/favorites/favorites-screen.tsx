"use client";

import { FavoriteQuote } from "@/components/favorites/favorite-quote";
import { FavoritesWaiting } from "@/components/favorites/favorites-waiting";
import { useKeptFavorites } from "@/components/offline/use-kept-favorites";
import { useFavoriteQuotePages } from "@/components/quote/use-quote-pages";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadFailed } from "@/components/ui/load-failed";
import { ShowMore } from "@/components/ui/show-more";

export function FavoritesScreen({ today }: { today: string }) {
  const pages = useFavoriteQuotePages();
  const { data, isPending, refetch } = pages;
  useKeptFavorites(data?.pages[0]?.quotes);
  if (isPending) return <FavoritesWaiting />;
  if (!data) {
    return (
      <Card>
        <LoadFailed onRetry={() => refetch()}>We couldn't load your favorites just now.</LoadFailed>
      </Card>
    );
  }
  const quotes = data.pages.flatMap((page) => page.quotes);
  if (quotes.length === 0) return <NoFavorites />;
  return (
    <>
      <ul className="favorites">
        {quotes.map((quote) => (
          <FavoriteQuote key={quote.id} quote={quote} today={today} />
        ))}
      </ul>
      <ShowMore pages={pages} />
    </>
  );
}

function NoFavorites() {
  return (
    <Card>
      <EmptyState
        title="No Favorites Yet"
        action={<ButtonLink href="/">Generate Your First Quote</ButtonLink>}
      >
        Words you save after a check-in are kept here.
      </EmptyState>
    </Card>
  );
}
