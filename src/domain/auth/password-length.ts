// The limits of a password's length (product §4.1). Not with the account fields, because the pages need no schema.

export const MIN_PASSWORD_LENGTH = 6;
/** Long enough for any passphrase, short enough that all take equally long to hash. */
export const MAX_PASSWORD_LENGTH = 200;
