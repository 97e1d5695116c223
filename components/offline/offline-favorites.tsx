import type { KeptFavorite } from "@/lib/device/kept-favorites";

export function OfflineFavorites({ favorites }: { favorites: readonly KeptFavorite[] }) {
  return (
    <section aria-labelledby="kept-favorites">
      <h2 id="kept-favorites" className="card-title mb-4">
        Saved words on this device
      </h2>
      <ul className="favorites">
        {favorites.map(({ id, text }) => (
          <li key={id} className="quote">
            <i className="sun" aria-hidden="true" />
            <i className="hz" aria-hidden="true" />
            <blockquote>{text}</blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}
