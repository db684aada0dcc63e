// Alerts and confirmations (product §2.8): the one place to change how they look.

export function showAlert(message: string): void {
  window.alert(message);
}

export function askConfirmation(message: string): boolean {
  return window.confirm(message);
}
