declare module 'mt940js' {
  export interface Mt940Transaction {
    date: Date;
    /** Euro, below 0 for a debit. */
    amount: number;
    details: string;
    reference: string;
    /** The second line of tag 61: at one bank the account of the other side. */
    extraDetails?: string;
  }
  export interface Mt940Statement {
    accountIdentification: string;
    transactions: Mt940Transaction[];
  }
  export class Parser {
    parse(text: string): Mt940Statement[];
  }
}
