// What can be wrong with a field of an account. The schemas report these codes; whoever shows them finds the text in the
// catalogue.

export type FieldProblem =
  | 'phone-not-valid'
  | 'username-missing'
  | 'childs-name-missing'
  | 'name-too-long'
  | 'name-has-control-characters'
  | 'standard-missing'
  | 'password-missing'
  | 'password-too-short'
  | 'password-too-long';
