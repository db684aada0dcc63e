// The limits of a password's length (product §4.1). Not with the account fields, because the pages need no schema.

/** Of a new one: passwords of six characters from before keep working. */
export const MIN_PASSWORD_LENGTH = 8;
/** Long enough for any passphrase, short enough that all take equally long to hash. */
export const MAX_PASSWORD_LENGTH = 200;
