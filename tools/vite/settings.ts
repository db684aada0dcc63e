import type { Plugin } from 'vite';

/**
 * What a build of the pages decides: the edition of the texts (src/messages/edition.ts), CONSENT_BOX, DIALOGS and
 * LOADER. Their values stand in the code, so that the bundler leaves out what they exclude.
 */
export function settings(): Plugin {
  return {
    name: 'settings',
    config: (_, { mode }) =>
      // Tests read the environment, so that they can see both.
      mode === 'test'
        ? {}
        : {
            define: {
              'process.env.COPY': JSON.stringify(process.env.COPY || 'corrected'),
              'process.env.CONSENT_BOX': JSON.stringify(process.env.CONSENT_BOX ?? ''),
              'process.env.DIALOGS': JSON.stringify(process.env.DIALOGS ?? ''),
              'process.env.LOADER': JSON.stringify(process.env.LOADER ?? ''),
            },
          },
  };
}
