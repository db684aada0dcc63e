/**
 * A name that people see as it is (product §4.1): something visible, without control characters, halves of surrogate
 * pairs, and characters that show nothing or turn the text around them. Joiners, which Hindi needs, and the selectors of
 * emoji stay.
 */
export const VISIBLE_NAME =
  /^(?=.*[\p{L}\p{N}\p{P}\p{S}])(?:[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\u200c|\u200d|\ufe0e|\ufe0f)*$/u;
