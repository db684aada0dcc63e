import type { RouteObject } from 'react-router';

export const siteRoutes: RouteObject[] = [];
