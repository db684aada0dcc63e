// What comes with the sources and has to be replaced before the public comes: the doctor and the start of a production
// server name it (docs/operations.md).

/** Names that are reserved for examples, and what the documentation writes in place of a name. */
const PLACEHOLDER = /\.example\b|\bexample\.(com|net|org)\b|\byour\.site\b|change-?me/i;
/** The phone number of the sources, which nobody has. */
const SHIPPED_PHONE = /90{9}\b/;
const SHIPPED_COUPONS: readonly string[] = ['GULLY-Diya-27', 'teachersgully'];

export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text) || SHIPPED_PHONE.test(text);
}

/** The fields of `content/site.yaml` that are still placeholders. */
export function placeholderFields(site: object): string[] {
  return Object.entries(site)
    .filter(([, value]) => isPlaceholder(JSON.stringify(value)))
    .map(([field]) => field);
}

/** The coupons that everybody knows who has the sources. */
export function shippedCoupons(coupons: readonly { readonly code: string }[]): string[] {
  return coupons.map(({ code }) => code).filter((code) => SHIPPED_COUPONS.includes(code));
}
