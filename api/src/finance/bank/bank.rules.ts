import { asItsParent, isDB, type RuleTree } from '../../identity/permissions/rules';

/** The bank statements are for the DB, who keeps the books (spec 2, section 6). */
export const bankRules = {
  Query: { bankLines: isDB(), bankPayables: isDB() },
  Mutation: {
    importBankStatement: isDB(),
    matchBankLine: isDB(),
    unmatchBankLine: isDB(),
    ignoreBankLine: isDB(),
  },
  BankLine: asItsParent,
  BankMatch: asItsParent,
  BankProposal: asItsParent,
  BankPayable: asItsParent,
  BankImport: asItsParent,
} satisfies RuleTree;
