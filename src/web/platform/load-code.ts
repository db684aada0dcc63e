// Code that is loaded when it is needed, over a network that may be gone just then.

/**
 * Imports a part of the app; throws when it can't be reached, and may be called again then. A stylesheet that failed is
 * put into the document anew: the bundler's own helper asks for each only once.
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  await Promise.all(failedStylesheets().map(loadAgain));
  return load();
}

function failedStylesheets(): HTMLLinkElement[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...links].filter(({ sheet }) => sheet === null);
}

function loadAgain(failed: HTMLLinkElement): Promise<void> {
  const link = failed.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${link.href} can't be reached`)));
    failed.replaceWith(link);
  });
}
