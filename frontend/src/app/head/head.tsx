import { isPublic, notFoundText, routeAt } from '@hearthline/rules/routes.ts';
import { useContext } from 'react';
import { SiteContext, useCompany } from '../../platform/business/company.ts';
import { usePageTitleAt } from '../../platform/navigation/page-title.ts';
import { commonPicture, commonText, headTexts } from './head-texts.ts';
import { structuredData } from './structured-data.ts';

/** JSON that cannot close the script element around it. */
const inert = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page's title, and the metadata for search engines and link previews. */
export const Head = ({ path }: { path: string }) => {
  const company = useCompany();
  const site = useContext(SiteContext);
  const route = routeAt(path);
  const text = headTexts[route?.path as keyof typeof headTexts] ?? commonText;
  const picture = text.picture ?? commonPicture;
  const title = [usePageTitleAt(path) ?? text.title ?? route?.title ?? notFoundText, company.name]
    .filter(Boolean)
    .join(' · ');
  const listed = route && isPublic(route);
  const address = `${site}${route?.sameAs ?? route?.path ?? ''}`;
  const data = listed ? structuredData(route.path, company, site) : null;
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
      <meta property="og:image" content={`${site}/api/image/${picture.file}`} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inert(data) }} />}
    </>
  );
};
