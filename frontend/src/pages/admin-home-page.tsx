import { useParams } from 'react-router-dom';
import { HomeScreen } from '../features/homes/catalog-editor/home/home-screen.tsx';

/** One home of the catalog, or a new one. */
export const AdminHomePage = () => {
  const { id = '' } = useParams();
  return <HomeScreen key={id} id={id} />;
};
