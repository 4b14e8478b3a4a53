import { Card, EmptyState } from 'kit/ui';

/** The finances of a committee (spec 2, section 2, "Committee page"), until the treasurer opens a year. */
export function CommissionFinance() {
  return (
    <Card>
      <EmptyState
        title="Er is nog geen boekjaar geopend."
        text="De penningmeester houdt de boekhouding van de commissie bij. Zodra er een boekjaar open is, zie je hier de inkomsten en uitgaven."
      />
    </Card>
  );
}
