import { AddClubMemberDocument, FaultMembersDocument, MeDocument } from '../gql/graphql';
import { actAs, type ApiClient } from '../testing/apiClient';
import { startWriters, type Writer } from '../testing/writers';
import type { Outcome } from './tally';

/** One member that is added, by a request that is sent again when its answer is lost. */
interface Adding {
  lastName: string;
  requestId: string;
  isAcknowledged: boolean;
}

/** As many as a search gives at once. */
const MOST = 90;

/**
 * A mixed load: eight people who each write a rising number, and somebody who adds members of the club. Each ends with the
 * first answer that does not come.
 */
export class Load {
  private readonly additions: Adding[] = [];
  private isStopped = false;
  private adding: Promise<void> = Promise.resolve();
  private writers: Writer[] = [];

  private constructor(private readonly name: string) {}

  /**
   * @param name a word that no other load of this foundation has
   * @param writes so many answers of the writers have come when this returns
   */
  static async start(url: string, name: string, writes: number): Promise<Load> {
    const load = new Load(name);
    load.adding = load.add(await actAs(url, 'club'));
    load.writers = await startWriters(url, writes);
    return load;
  }

  /** Waits until nothing is under way any more. */
  async end(): Promise<void> {
    this.isStopped = true;
    this.writers.forEach((writer) => writer.stop());
    await Promise.all([this.adding, ...this.writers.map(({ finished }) => finished)]);
  }

  /** Sends again what had no answer, and looks at what is there. @param url of the portal, which is back */
  async settle(url: string): Promise<Outcome> {
    const numbers = await Promise.all(this.writers.map((writer) => outcomeOf(writer, url)));
    const club = await actAs(url, 'club');
    const acknowledged = this.additions.filter((one) => one.isAcknowledged).length;
    for (const one of this.additions) if (!one.isAcknowledged) await addOne(club, one);
    const { clubMembers } = await club.data(FaultMembersDocument, { search: this.name });
    const stored = clubMembers.edges.map(({ node }) => node);
    const counts = this.additions.map(
      ({ lastName }) => stored.filter((member) => member.lastName === lastName).length,
    );
    return {
      acknowledged: acknowledged + sum(numbers.map((one) => one.acknowledged)),
      lost: counts.filter((count) => count === 0).length + sum(numbers.map((one) => one.lost)),
      twice: counts.filter((count) => count > 1).length + sum(numbers.map((one) => one.twice)),
      half: stored.filter(({ changeLog }) => changeLog.length === 0).length,
    };
  }

  private async add(club: ApiClient): Promise<void> {
    while (!this.isStopped && this.additions.length < MOST) {
      const one = {
        lastName: `${this.name} ${this.additions.length}`,
        requestId: crypto.randomUUID(),
        isAcknowledged: false,
      };
      this.additions.push(one);
      const isDone = await addOne(club, one).then(
        () => true,
        () => false,
      );
      if (!isDone) return;
      one.isAcknowledged = true;
    }
  }
}

/** What is stored may be one ahead of what was answered. */
async function outcomeOf({ account, acknowledged }: Writer, url: string): Promise<Omit<Outcome, 'half'>> {
  const { me } = await (await actAs(url, account)).data(MeDocument);
  const stored = Number(me?.phoneNumber);
  return {
    acknowledged,
    lost: Math.max(0, acknowledged - stored),
    twice: Math.max(0, stored - acknowledged - 1),
  };
}

async function addOne(club: ApiClient, { lastName, requestId }: Adding): Promise<void> {
  const member = {
    ...{ firstName: 'Jan', lastName, adres: 'Dorpsstraat 1', postalCode: '6041 AA', city: 'Roermond' },
    ...{ country: 'Nederland', active: true },
  };
  await club.data(AddClubMemberDocument, { member, requestId });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
