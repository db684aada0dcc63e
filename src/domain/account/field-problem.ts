// What can be wrong with an account field. The schemas report these codes; their texts are in the catalogue.

export type FieldProblem =
  | 'phone-not-valid'
  | 'username-missing'
  | 'childs-name-missing'
  | 'name-too-long'
  | 'name-has-invisible-characters'
  | 'standard-missing'
  | 'password-missing'
  | 'password-too-short'
  | 'password-too-long'
  | 'consent-missing'
  | 'consent-not-known';
