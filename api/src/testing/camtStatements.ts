/** One line and the closing balance of a statement as a bank writes it. */
interface CamtStatement {
  /** Of the message: 02 or 08. */
  version: '02' | '08';
  /** Our account, as the bank names it. */
  account: string;
  /** In the order of the bank. */
  balances: string;
  entry: string;
}

const OURS = 'NL91ABNA0417164300';
const ACCOUNT = `<Id><IBAN>${OURS}</IBAN></Id><Ccy>EUR</Ccy>`;
const balance = (kind: string, amount: string, day: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt>${day}</Dt></Bal>`;
const date = (day: string) => `<Dt>${day}</Dt>`;
const moment = (day: string) => `<DtTm>${day}T12:00:00.000</DtTm>`;
const [BEFORE, DAY] = ['2026-11-19', '2026-11-20'];
const FROM_TO = [balance('OPBD', '1000.00', date(BEFORE)), balance('CLBD', '1125.50', date(DAY))].join('');
const AMOUNT = '<Amt Ccy="EUR">125.50</Amt><CdtDbtInd>CRDT</CdtDbtInd>';
const DAYS = `<BookgDt>${date(DAY)}</BookgDt><ValDt>${date(DAY)}</ValDt>`;
const PAYER = '<DbtrAcct><Id><IBAN>NL69INGB0123456789</IBAN></Id></DbtrAcct><Cdtr><Nm>Stichting</Nm></Cdtr>';

/**
 * CAMT.053 statements with one incoming line, 125,50 of 20 November 2026 for invoice 2026-0012, in the shapes of the format
 * descriptions of the Dutch banks and of Betaalvereniging Nederland: made up, every one of them.
 */
const statements: Readonly<Record<string, CamtStatement>> = {
  // Its own text beside what the payer wrote; structured parts in the text of the line.
  abn: {
    ...{ version: '02', account: ACCOUNT, balances: FROM_TO },
    entry: `<Ntry>${AMOUNT}<RvslInd>false</RvslInd><Sts>BOOK</Sts>${DAYS}<AcctSvcrRef>3240112345678901</AcctSvcrRef>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn><Prtry><Cd>N654</Cd><Issr>ABN AMRO</Issr></Prtry></BkTxCd>
<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><AmtDtls><TxAmt><Amt Ccy="EUR">125.50</Amt></TxAmt></AmtDtls>
<RltdPties><Dbtr><Nm>Bakkerij Jansen</Nm><PstlAdr><Ctry>NL</Ctry></PstlAdr></Dbtr>${PAYER}</RltdPties>
<RltdAgts><DbtrAgt><FinInstnId><BIC>INGBNL2A</BIC></FinInstnId></DbtrAgt></RltdAgts><RmtInf><Ustrd>factuur 2026-0012</Ustrd></RmtInf></TxDtls></NtryDtls>
<AddtlNtryInf>SEPA OVERBOEKING IBAN: NL69INGB0123456789 BIC: INGBNL2A NAAM: Bakkerij Jansen OMSCHRIJVING: factuur 2026-0012</AddtlNtryInf></Ntry>`,
  },
  // The balance of before is that of the day before; what is available comes after.
  ing: {
    ...{ version: '02', account: `${ACCOUNT}<Nm>Stichting Carnaval</Nm>` },
    balances: [
      balance('PRCD', '1000.00', date(BEFORE)),
      balance('CLBD', '1125.50', date(DAY)),
      balance('CLAV', '1125.50', date(DAY)),
      balance('FWAV', '1125.50', date('2026-11-23')),
    ].join(''),
    entry: `<Ntry><NtryRef>0001</NtryRef>${AMOUNT}<Sts>BOOK</Sts>${DAYS}<AcctSvcrRef>26324123456789</AcctSvcrRef>
<BkTxCd><Prtry><Cd>00100</Cd><Issr>INGGroup</Issr></Prtry></BkTxCd>
<NtryDtls><TxDtls><Refs><InstrId>INNDNL2U20261120</InstrId><EndToEndId>NOT PROVIDED</EndToEndId></Refs>
<RltdPties><Dbtr><Nm>Bakkerij Jansen</Nm></Dbtr>${PAYER}</RltdPties>
<RmtInf><Ustrd>factuur 2026-0012</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  },
  // The same, since the newer version: the other side is a party, and the state is a code.
  ing08: {
    ...{ version: '08', account: ACCOUNT, balances: FROM_TO },
    entry: `<Ntry>${AMOUNT}<Sts><Cd>BOOK</Cd></Sts>${DAYS}<AcctSvcrRef>26324123456789</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><Amt Ccy="EUR">125.50</Amt><CdtDbtInd>CRDT</CdtDbtInd>
<RltdPties><Dbtr><Pty><Nm>Bakkerij Jansen</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>NL69INGB0123456789</IBAN></Id></DbtrAcct><Cdtr><Pty><Nm>Stichting</Nm></Pty></Cdtr></RltdPties>
<RmtInf><Ustrd>factuur 2026-0012</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  },
  // A prefix for its elements; the payer's reference is a structured one of his own.
  rabo: {
    ...{ version: '02', account: ACCOUNT, balances: FROM_TO },
    entry: `<Ntry>${AMOUNT}<Sts>BOOK</Sts>${DAYS}<AcctSvcrRef>OM1B000012345678</AcctSvcrRef>
<BkTxCd><Prtry><Cd>541</Cd><Issr>RABOBANK</Issr></Prtry></BkTxCd>
<NtryDtls><TxDtls><Refs><AcctSvcrRef>OM1B000012345678</AcctSvcrRef><InstrId>abc</InstrId><EndToEndId>2026-0012</EndToEndId></Refs>
<AmtDtls><InstdAmt><Amt Ccy="EUR">125.50</Amt></InstdAmt><TxAmt><Amt Ccy="EUR">125.50</Amt></TxAmt></AmtDtls>
<RltdPties><Dbtr><Nm>Bakkerij Jansen</Nm><PstlAdr><Ctry>NL</Ctry><AdrLine>Dorpsstraat 1</AdrLine></PstlAdr></Dbtr>${PAYER}</RltdPties>
<RmtInf><Ustrd>factuur 2026-0012</Ustrd></RmtInf><RltdDts><IntrBkSttlmDt>${DAY}</IntrBkSttlmDt></RltdDts></TxDtls></NtryDtls></Ntry>`,
  },
  // SNS, ASN and RegioBank: balances in between, a text in pieces of 65 signs.
  volksbank: {
    ...{ version: '02', account: ACCOUNT },
    balances: [balance('ITBD', '1000.00', date(BEFORE)), balance('ITBD', '1125.50', date(DAY))].join(''),
    entry: `<Ntry>${AMOUNT}<Sts>BOOK</Sts>${DAYS}<AcctSvcrRef>0324-0001</AcctSvcrRef>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Bakkerij Jansen</Nm></Dbtr>${PAYER}</RltdPties>
<RmtInf><Ustrd>factuur</Ustrd><Ustrd>2026-0012</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  },
  // No number of its own for a booking; a creditor reference beside the text.
  triodos: {
    ...{ version: '02', account: ACCOUNT, balances: FROM_TO },
    entry: `<Ntry>${AMOUNT}<Sts>BOOK</Sts>${DAYS}<BkTxCd><Prtry><Cd>ET</Cd></Prtry></BkTxCd>
<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<RltdPties><Dbtr><Nm>Bakkerij Jansen</Nm></Dbtr>${PAYER}</RltdPties>
<RmtInf><Ustrd>factuur 2026-0012</Ustrd><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  },
  // What the payer wrote stands with the line and not with its payment.
  knab: {
    ...{ version: '02', account: ACCOUNT, balances: FROM_TO },
    entry: `<Ntry>${AMOUNT}<Sts>BOOK</Sts>${DAYS}<AcctSvcrRef>A123123123123122</AcctSvcrRef>
<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Bakkerij Jansen</Nm></Dbtr>${PAYER}</RltdPties></TxDtls></NtryDtls>
<AddtlNtryInf>factuur 2026-0012</AddtlNtryInf></Ntry>`,
  },
  // Moments instead of days, and the name of the account.
  bunq: {
    ...{ version: '02', account: `${ACCOUNT}<Nm>Stichting Carnaval</Nm>` },
    balances: [balance('OPBD', '1000.00', moment(BEFORE)), balance('CLBD', '1125.50', moment(DAY))].join(''),
    entry: `<Ntry><NtryRef>123456789</NtryRef>${AMOUNT}<Sts>BOOK</Sts><BookgDt>${moment(DAY)}</BookgDt><ValDt>${moment(DAY)}</ValDt>
<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<RltdPties><Dbtr><Nm>Bakkerij Jansen</Nm></Dbtr>${PAYER}</RltdPties>
<RmtInf><Ustrd>factuur 2026-0012</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  },
};

/** Bank → its file. */
export const CAMT: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(statements).map(([bank, { version, account, balances, entry }]) => {
    const body = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>${bank}-1</MsgId><CreDtTm>2026-11-21T02:00:00</CreDtTm></GrpHdr>
<Stmt><Id>324</Id><ElctrncSeqNb>324</ElctrncSeqNb><CreDtTm>2026-11-21T02:00:00</CreDtTm><Acct>${account}</Acct>
${balances}${entry}</Stmt></BkToCstmrStmt></Document>`;
    const prefixed = body.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1c:').replace('xmlns=', 'xmlns:c=');
    return [bank, `<?xml version="1.0" encoding="UTF-8"?>\n${bank === 'rabo' ? prefixed : body}\n`];
  }),
);
