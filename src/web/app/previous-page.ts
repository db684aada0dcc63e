/** Whether going back leads somewhere: a page of ours, or the one that linked here. */
export function hasPreviousPage(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  // A fresh tab counts its blank page in `history.length`; the Navigation API knows better where there is one.
  const hasOwnPage = navigation?.canGoBack ?? window.history.length > 1;
  return hasOwnPage || (document.referrer !== '' && window.history.length > 1);
}
