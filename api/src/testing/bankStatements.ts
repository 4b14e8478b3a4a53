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
  /** The id of the batch that it is. */
  batch?: string;
  /** The mandate of a direct debit. */
  mandate?: string;
  status?: string;
  currency?: string;
  /** The bank's own number of the booking. */
  bankReference?: string;
}

const OURS = 'NL91ABNA0417164300';
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function entry(version: '02' | '08', line: TestLine): string {
  const { date = '2026-11-20', amount, out = false, name = 'J. Jansen', iban = 'NL69INGB0123456789' } = line;
  const {
    text = '',
    end = 'NOTPROVIDED',
    status = 'BOOK',
    currency = 'EUR',
    bankReference,
    batch,
    mandate,
  } = line;
  const side = out ? 'Cdtr' : 'Dbtr';
  const party = version === '08' ? `<Pty><Nm>${escape(name)}</Nm></Pty>` : `<Nm>${escape(name)}</Nm>`;
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${out ? 'DBIT' : 'CRDT'}</CdtDbtInd>
    <Sts>${version === '08' ? `<Cd>${status}</Cd>` : status}</Sts><BookgDt><Dt>${date}</Dt></BookgDt>${bankReference ? `<AcctSvcrRef>${bankReference}</AcctSvcrRef>` : ''}
    <NtryDtls>${batch ? `<Btch><PmtInfId>${batch}</PmtInfId></Btch>` : ''}<TxDtls><Refs><EndToEndId>${end}</EndToEndId>${mandate ? `<MndtId>${mandate}</MndtId>` : ''}</Refs>
      <RltdPties><${side}>${party}</${side}><${side}Acct><Id><IBAN>${iban}</IBAN></Id></${side}Acct></RltdPties>
      <RmtInf><Ustrd>${escape(text)}</Ustrd></RmtInf>
    </TxDtls></NtryDtls></Ntry>`;
}

/** A CAMT.053 statement. @param id of the statement, which banks begin anew each year */
export function camt(
  lines: readonly TestLine[],
  { version = '08', account = OURS, id = '1', opening, closing }: CamtOptions = {},
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
  <GrpHdr><MsgId>${id}</MsgId></GrpHdr>
  <Stmt><Id>${id}</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${balance('OPBD', opening)}${balance('CLBD', closing)}${lines.map((line) => entry(version, line)).join('')}</Stmt>
</BkToCstmrStmt></Document>`;
}

function balance(kind: 'OPBD' | 'CLBD', told: TestBalance | undefined): string {
  if (!told) return '';
  const [date, amount, currency = 'EUR'] = told;
  return `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${date}</Dt></Dt></Bal>`;
}

/** A day, what was on the account, and in which currency when that is not euro. */
export type TestBalance = readonly [date: string, amount: string, currency?: string];

interface CamtOptions {
  version?: '02' | '08';
  account?: string;
  id?: string;
  opening?: TestBalance;
  closing?: TestBalance;
}

/** A file as the import takes it: no text that is sent has more than 60,000 characters. */
export function base64(content: string | Uint8Array): string[] {
  return (
    Buffer.from(content)
      .toString('base64')
      .match(/.{1,60000}/g) ?? []
  );
}

/** A line of 65 places, as the banks of the Volksbank write each. */
const wide = (text = '') => text.padEnd(65);

/**
 * An MT940 statement of `DIALECT_ACCOUNTS` with one incoming line, 125,50 of 20 November 2026 for invoice 2026-0012, as
 * each Dutch bank writes them: made up after public examples of their files.
 */
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
:64:C261120EUR1125,50
:86:/SUM/1/1/0,00/125,50/
-}
`,
  abn: `ABNANL2A
940
ABNANL2A
:20:ABN AMRO BANK NV
:25:417164300
:28:32401/1
:60F:C261119EUR1000,
:61:2611201120C125,5N654NONREF
:86:/TRTP/SEPA OVERBOEKING/IBAN/NL69INGB0123456789/BIC/INGBNL2A/NAME/
Bakkerij Jansen/REMI/factuur 2026-0012 a/b/EREF/NOTPROVIDED
:62F:C261120EUR1125,5
-
`,
  abnColumns: `ABNANL2A
940
ABNANL2A
:20:ABN AMRO BANK NV
:25:417164300
:28:32401/1
:60F:C261119EUR1000,
:61:2611201120C125,5N654NONREF
:86:SEPA OVERBOEKING                 IBAN: NL69INGB0123456789
BIC: INGBNL2A                    NAAM: Bakkerij Jansen
OMSCHRIJVING: factuur 2026-0012
KENMERK: 7541410
:62F:C261120EUR1125,5
-
`,
  bunq: `BUNQNL2A
940
BUNQNL2A
:20:BUNQ BV
:25:NL91ABNA0417164300 EUR
:28:00001
:60F:C261119EUR1000,
:61:2611201120C125,5NTRFNONREF
:86:/IBAN/NL69INGB0123456789/NAME/Bakkerij Jansen/REMI/factuur 2026-0012
:62F:C261120EUR1125,5
-
`,
  ingOld: `0000 01INGBNL2AXXXX00001
0000 01INGBNL2AXXXX00001
940 00
:20:MPBZ
:25:0417164300
:28C:000
:60F:C261119EUR1000,00
:61:261120C125,50NOV NONREF
:86:NL69INGB0123456789 INGBNL2A Bakkerij Jansen NOTPROVIDED factuur 202
6-0012
:62F:C261120EUR1125,50
:86:D000000C000001D0,00C125,50
-XXX
`,
  knab: `{1:F01KNABNL2HAXXX0000000000}{2:I940KNABNL2HXXXXN3020}{4:
:20:B5L04MSAU20N3I99
:25:NL91 ABNA 0417 1643 00
:28C:20/3
:60F:C261119EUR1000,
:61:2611201120C125,50N1103111211AA002222//A123123123123122
:86:/TRTP/SEPA OVERBOEKING/IBAN/NL69INGB0123456789/BIC/INGBNL2AXXX
/NAME/Bakkerij Jansen/EREF/3111211AA002222/REMI/factuur 2026-001
2
:62F:C261120EUR1125,50
-}
`,
  knabOld: `{1:F01KNABNL2HAXXX0000000000}{2:I940KNABNL2HXXXXN3020}{4:
:20:B4G30MS9D00A003D
:25:0417164300
:28C:999/1
:60F:C261119EUR1000,
:61:2611201120C125,5NTRFNONREF//B4G29PGCVO7Q06US
:86:factuur 2026-0012
REK: NL69INGB0123456789/NAAM: Bakkerij Jansen
:62F:C261120EUR1125,5
-}
`,
  asn: `{1:F01ASNBNL21XXXX0000000000}{2:O940ASNBNL21XXXXN}{3:}{4:
:20:0000000000
:25:NL91ABNA0417164300
:28C:2/1
:60F:C261119EUR1000,00
:61:2611201120C125,50NOVBNL69INGB01234567
bakkerij jansen
:86:NL69INGB0123456789 bakkerij jansen
${wide()}
${wide('factuur 2026-0012')}
${wide()}
:62F:C261120EUR1125,50
-}{5:}
`,
  triodos: `:20:1352294232659/1
:25:TRIODOSBANK/0417164300
:28:1
:60F:C261119EUR1000,00
:61:261120C125,50NET NONREF
:86:000>100000000000
>20INGBNL2A
>21NL69INGB0123456789
>22BAKKERIJ JANSEN DORPSTRAA>23T 1 ULFT FACTUUR 2026-0012
>310417164300
:62F:C261120EUR1125,50
-
`,
  triodosNew: `:20:868686868668
:25:NL91ABNA0417164300
:28C:1
:60F:C261119EUR1000,00
:61:261120C125,50NET0NONREF
:86:/CNTP/NL69INGB0123456789/INGBNL2A/Bakkerij Jansen/7071AA ULFT Ned
erland//EREF/NOTPROVIDED//RE
MI/USTD//factuur 2026-0012/
:62F:C261120EUR1125,50
-
`,
  vanLanschot: `0000 01FVLBNL22AXXX00042
0000 01FVLBNL22AXXX00042
940 00
:20:FVLOLB
:25:0417164300                         
:28C:002
:60F:C261119EUR1000,00
:61:261120C125,50NXXX0123456789
:86:/TRTP/SEPA Overboeking/IBAN/NL69INGB0123456789/BIC/INGBNL2A/NAME/
Bakkerij Jansen/REMI/factuur 2026-0012/EREF/333333333
:62F:C261120EUR1125,50
:86:D000000C000001D0,00C125,50
-XXX
`,
  mollie: `:20:940A261120
:25:NL91ABNA0417164300
:28C:245/1
:60F:C261119EUR1000,00
:61:2611201120C125,50NMSC
:86:/TRTP/SEPA OVERBOEKING/IBAN/NL69INGB0123456789/BIC/INGBNL2A/NAME/Bakkerij Jansen/REMI/factuur 2026-0012/EREF/tr_8tQ7Vz
:62F:C261120EUR1125,50
`,
};
