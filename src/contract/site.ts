// Calls about the site itself (product §2.2, §12.1).

import { z } from 'zod';
import { aboutPageFile } from '#domain/site/about-page.ts';
import { defineEndpoint } from './endpoint.ts';
import { recordQuery, recordResponse } from './strapi.ts';

export const getMaintenance = defineEndpoint({
  method: 'GET',
  path: '/api/maintenance',
  summary: 'Whether the site is down for maintenance',
  access: 'public',
  query: recordQuery(),
  response: recordResponse(
    z.object({
      Switch: z.boolean(),
      /** The pages of the competition are down too. */
      Competition: z.boolean(),
    }),
  ),
});

export const getAbout = defineEndpoint({
  method: 'GET',
  path: '/api/about',
  summary: 'The text of the About page',
  access: 'public',
  query: recordQuery(['Feature1', 'Feature2', 'Feature3', 'Feature4']),
  response: recordResponse(aboutPageFile),
});

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the server is ready: database, migrations, content, notices',
  access: 'public',
  response: z.object({
    status: z.enum(['ready', 'unavailable']),
    database: z.boolean(),
    migrations: z.boolean(),
    content: z.boolean(),
    notices: z.boolean(),
  }),
});

export const getLiveness = defineEndpoint({
  method: 'GET',
  path: '/api/live',
  summary: 'Whether the process responds, also without its database: for a proxy',
  access: 'public',
  response: z.object({ status: z.literal('live') }),
});
