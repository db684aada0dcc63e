import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: [
    './src/server/platform/tables.ts',
    './src/server/gateways/*/tables.ts',
    './src/server/features/*/tables.ts',
  ],
  out: './src/server/migrations',
});
