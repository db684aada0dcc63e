/** Whether the browser can go back, to one of our pages or to the one that linked here. */
export function hasPreviousPage(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  // In a new tab `history.length` includes the blank page, so the Navigation API is preferred where it exists.
  const hasOwnPage = navigation?.canGoBack ?? window.history.length > 1;
  return hasOwnPage || (document.referrer !== '' && window.history.length > 1);
}
