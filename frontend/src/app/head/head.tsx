import { frontAlt, homePath, type ShownHome } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { hasPart, isPublic, notFoundText, routeAt } from '@hearthline/rules/routes.ts';
import { useContext } from 'react';
import { specsOf } from '../../features/homes/catalog/home-words.ts';
import { SiteContext, useCompany } from '../../domain/company.ts';
import { useFeaturedHomes, useServedHome } from '../../domain/served-content.ts';
import { usePageTitleAt } from '../../platform/navigation/page-title.ts';
import { commonPicture, commonText, headTexts, type HeadText } from './head-texts.ts';
import { hasStructuredData, structuredData } from './structured-data.ts';

/** JSON that cannot close the script element around it. */
const inert = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** At most as much as search engines show. */
const shortened = (text: string): string => (text.length <= 160 ? text : `${text.slice(0, 157).trimEnd()}…`);

const textOf = (home: ShownHome): HeadText => ({
  title: `${home.name}, ${specsOf(home).slice(2).join(', ')}`,
  description: shortened(home.description),
});

/** The page's title, and the metadata for search engines and link previews. */
export const Head = ({ path }: { path: string }) => {
  const company = useCompany();
  const site = useContext(SiteContext);
  const featured = useFeaturedHomes();
  const served = useServedHome(path);
  const route = served === null ? undefined : routeAt(path);
  const home = route && hasPart(route) ? served : undefined;
  const text = home ? textOf(home) : (headTexts[route?.path as keyof typeof headTexts] ?? commonText);
  const picture = text.picture ?? commonPicture;
  // Drawings, which are PNG, also exist as pictures for link previews, with name and price (rules/homes/catalog/shared-picture.ts); uploads are WebP.
  const image = home
    ? { address: site + home.imageUrl.replace('.png', '.card.png'), alt: frontAlt(home) }
    : { address: `${site}/api/image/${picture.file.replace('.png', '.card.png')}`, alt: picture.alt };
  // The name of a home is in its text already.
  const named = usePageTitleAt(path);
  const title = [home ? text.title : (named ?? text.title ?? route?.title ?? notFoundText), company.name]
    .filter(Boolean)
    .join(' · ');
  // The address of a home that was opened later is not known to be a page of its own.
  const listed = route && isPublic(route) && (home !== undefined || !hasPart(route)) ? route : null;
  const address = site + (home ? homePath(home.slug) : (route?.sameAs ?? route?.path ?? ''));
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={text.description} />
      {listed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {listed && <meta property="og:url" content={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text.description} />
      <meta property="og:image" content={image.address} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {listed && hasStructuredData(listed.path, home) && (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            // For search engines, which read what the server sent. Browsers leave it as it is and do not load what makes it.
            __html: import.meta.env.SSR
              ? inert(structuredData(listed.path, company, site, { featured, home }))
              : '',
          }}
        />
      )}
    </>
  );
};
