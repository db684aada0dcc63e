// `/competition/papers/{tag}` leads to the list of papers (product §11.9).

import { Navigate } from 'react-router';
import { paths } from '#web/paths.ts';

export function Component() {
  return <Navigate to={paths.competitionPapers} replace />;
}
