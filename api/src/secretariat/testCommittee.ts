import { useApi } from '../testing/apiStage';
import { makeCommission, signedIn } from '../testing/people';
import type { TestClient } from '../testing/testClient';

/** The API with a committee, its chair Piet, its member Sanne and somebody else; fresh for each test. */
export function useCommittee() {
  const stage = useApi();
  let commissionId: string;
  let chair: TestClient & { id: string };
  let member: TestClient & { id: string };
  let stranger: TestClient;
  beforeEach(async () => {
    commissionId = await makeCommission(3, 'Optocht');
    chair = await signedIn(stage.api, { name: 'Piet', commissions: [`${commissionId}-vz`] });
    member = await signedIn(stage.api, { name: 'Sanne', commissions: [commissionId] });
    stranger = await signedIn(stage.api, { commissions: [await makeCommission(4)] });
  });
  return {
    get api() {
      return stage.api;
    },
    get id() {
      return commissionId;
    },
    get chair() {
      return chair;
    },
    get member() {
      return member;
    },
    get stranger() {
      return stranger;
    },
  };
}

/** What of a change log is not the date. */
export const logged = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(/^\S+ - /, ''));
