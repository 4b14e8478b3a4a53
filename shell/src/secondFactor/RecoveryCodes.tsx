import { saveBlob } from 'kit/download';
import { useUser } from 'kit/session';
import { Alert, Button, ButtonRow, DialogActions, Stack, useSnackbar } from 'kit/ui';
import { Copy, Download, Printer } from 'lucide-react';
import styled, { createGlobalStyle } from 'styled-components';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

const PRINTED = 'herstelcodes';

/** Ten recovery codes, shown once: to copy, save or print. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { email } = useUser();
  const snackbar = useSnackbar();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => snackbar.show('Herstelcodes gekopieerd'),
      () => snackbar.show('Kopiëren lukt niet vanzelf. Download ze of schrijf ze op.'),
    );
  const heading = `Herstelcodes van de backoffice voor ${email}`;
  const save = () =>
    saveBlob(new Blob([[heading, '', ...codes, ''].join('\n')], { type: 'text/plain' }), 'herstelcodes.txt');
  return (
    <>
      <OnlyCodes />
      <Stack>
        <Alert kind="warning">
          Bewaar deze codes goed: je ziet ze maar één keer. Met elke code log je één keer in zonder de app.
        </Alert>
        <div id={PRINTED}>
          <Heading>{heading}</Heading>
          <Codes aria-label="Herstelcodes">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Codes>
        </div>
        <ButtonRow>
          <Button variant="ghost" icon={<Copy aria-hidden />} onClick={() => void copy()}>
            Kopieer
          </Button>
          <Button variant="ghost" icon={<Download aria-hidden />} onClick={save}>
            Download
          </Button>
          <Button variant="ghost" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
        </ButtonRow>
      </Stack>
      <DialogActions>
        <Button onClick={onDone}>Ik heb ze bewaard</Button>
      </DialogActions>
    </>
  );
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: var(--s2) var(--s4);
  margin: 0;
  padding: 0;
  list-style: none;
  font-family: ui-monospace, monospace;
  font-size: 16px;
  letter-spacing: 0.04em;
`;

/** Says on paper what the codes are for; on the screen the dialog does. */
const Heading = styled.p`
  @media screen {
    display: none;
  }
`;

/** On paper the codes alone, and not the page around them. */
const OnlyCodes = createGlobalStyle`
  @media print {
    body > :not(:has(#${PRINTED})) { display: none; }
    body * { visibility: hidden; }
    #${PRINTED}, #${PRINTED} * { visibility: visible; color: #000; }
    #${PRINTED} { position: fixed; inset: 0; }
  }
`;
