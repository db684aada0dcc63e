import type { RouteObject } from 'react-router';

export const quizRoutes: RouteObject[] = [];
