/** What can be done with a member. */
export type MemberAction =
  | 'edit'
  | 'pay'
  | 'payments'
  | 'end'
  | 'resume'
  | 'mandate'
  | 'endMandate'
  | 'link'
  | 'erase';

/** Begins one of them. */
export type OnAction = (what: MemberAction) => void;
