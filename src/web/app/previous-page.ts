/** Whether the browser can go back, either to one of our pages or to the page that linked here. */
export function hasPreviousPage(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  // In a new tab `history.length` includes the blank page; hence the Navigation API where it exists.
  const hasOwnPage = navigation?.canGoBack ?? window.history.length > 1;
  return hasOwnPage || (document.referrer !== '' && window.history.length > 1);
}
