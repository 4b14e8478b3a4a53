/** What a test says of one line of a statement. */
export interface TestLine {
  date?: string;
  /** As the bank writes it: '12.50'. */
  amount: string;
  out?: boolean;
  name?: string;
  iban?: string;
  text?: string;
  end?: string;
  status?: string;
}

const OURS = 'NL91ABNA0417164300';
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function entry(version: '02' | '08', line: TestLine): string {
  const { date = '2026-11-20', amount, out = false, name = 'J. Jansen', iban = 'NL69INGB0123456789' } = line;
  const { text = '', end = 'NOTPROVIDED', status = 'BOOK' } = line;
  const side = out ? 'Cdtr' : 'Dbtr';
  const party = version === '08' ? `<Pty><Nm>${escape(name)}</Nm></Pty>` : `<Nm>${escape(name)}</Nm>`;
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${out ? 'DBIT' : 'CRDT'}</CdtDbtInd>
    <Sts>${version === '08' ? `<Cd>${status}</Cd>` : status}</Sts><BookgDt><Dt>${date}</Dt></BookgDt>
    <NtryDtls><TxDtls><Refs><EndToEndId>${end}</EndToEndId></Refs>
      <RltdPties><${side}>${party}</${side}><${side}Acct><Id><IBAN>${iban}</IBAN></Id></${side}Acct></RltdPties>
      <RmtInf><Ustrd>${escape(text)}</Ustrd></RmtInf>
    </TxDtls></NtryDtls></Ntry>`;
}

/** A CAMT.053 statement. @param id of the statement, which banks begin anew each year */
export function camt(
  lines: readonly TestLine[],
  { version = '08', account = OURS, id = '1' }: CamtOptions = {},
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
  <GrpHdr><MsgId>${id}</MsgId></GrpHdr>
  <Stmt><Id>${id}</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${lines.map((line) => entry(version, line)).join('')}</Stmt>
</BkToCstmrStmt></Document>`;
}

interface CamtOptions {
  version?: '02' | '08';
  account?: string;
  id?: string;
}

/** An MT940 statement with one incoming line, as two large Dutch banks write them. */
export const MT940 = {
  rabo: `:940:
:20:940S261120
:25:NL91ABNA0417164300 EUR
:28C:26324
:60F:C261119EUR000000001000,00
:61:261120C000000000125,50N541EREF
NL69INGB0123456789
:86:/EREF/2026-0012/BENM//NAME/Bakkerij Jansen/REMI/factuur 2026-0012 
advertentie/CSID/x
:62F:C261120EUR000000001125,50
`,
  ing: `{1:F01INGBNL2ABXXX0000000000}{2:I940INGBNL2AXXXN}{4:
:20:P261120000000001
:25:NL91ABNA0417164300EUR
:28C:00000
:60F:C261119EUR1000,00
:61:2611201120C125,50NTRFEREF//26324123456789
/TRCD/00100/
:86:/EREF/NOTPROVIDED//CNTP/NL69INGB0123456789/INGBNL2A/Bakkerij Janse
n///REMI/USTD//factuur 2026-0012/
:62F:C261120EUR1125,50
-}
`,
};
