import { CatalogList } from '../features/homes/catalog-editor/list/catalog-list.tsx';

/** The catalog of homes, for those who sell them. */
export const AdminHomesPage = () => <CatalogList />;
