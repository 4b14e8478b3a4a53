import { isDatabaseAway } from '../database/databaseAway';
import { AppError } from '../errors/appError';
import { RateLimit, networkOf } from './rateLimit';

const MINUTE = 60;
/** Every so much that an operation costs counts as one more. */
const COST_OF_ONE = 25;
/** What the processes of a machine may be wrong about together: one tenth of the limit. */
const LOOSE = 10;

/** What an address has left here without asking the others. Times in ms since 1970. */
interface Budget {
  left: number;
  /** Until when it counts. */
  until: number;
  /** What refused it, and until when nobody has to ask again. */
  refusal?: { error: AppError; until: number };
  /** A portion that is being asked for. */
  taking?: Promise<void>;
}

/**
 * How many operations an address without a session may ask in a minute, over all processes and machines (P260). A count in
 * the database for each operation would cost a write for each of them, more than most of what visitors ask; a part of
 * the limit for each process would refuse a website whose server asks all by one connection. So each process lets a first
 * part pass by itself, a tenth of the limit shared by the processes of its machine, and takes what comes after that
 * from a shared count, in portions as large. Who asks little costs no write; who asks too much gets at most a tenth more
 * or less than the limit for each machine, and who is refused costs no write either until the minute is over.
 */
export class VisitorThrottle {
  private readonly budgets = new Map<string, Budget>();
  private readonly portion: number;
  private readonly shared: RateLimit | undefined;
  private sweptAt = Date.now();

  /** @param perMinute 0: as many as they like, for benchmarks @param processes of this machine */
  constructor(perMinute: number, processes = 1) {
    this.portion = Math.floor(perMinute / LOOSE / processes);
    if (perMinute > 0)
      this.shared = new RateLimit('visitors', { points: perMinute - this.portion, duration: MINUTE });
  }

  /** Counts what an operation costs on top of being one. @throws RATE_LIMITED, with when it can be tried again */
  async charge(ip: string, cost: number): Promise<void> {
    const points = Math.floor(cost / COST_OF_ONE);
    if (points > 0) await this.count(ip, points);
  }

  /** Counts one operation. @throws RATE_LIMITED, with when it can be tried again */
  async count(ip: string, points = 1): Promise<void> {
    if (!this.shared) return;
    const network = networkOf(ip);
    const budget = this.budgetOf(network);
    while (budget.left < points) {
      if (budget.refusal && budget.refusal.until > Date.now()) throw budget.refusal.error;
      // Who comes meanwhile waits for it: many at once take no more portions than they need.
      budget.taking ??= this.take(this.shared, { network, budget, points }).finally(
        () => (budget.taking = undefined),
      );
      await budget.taking;
    }
    budget.left -= points;
  }

  private async take(
    shared: RateLimit,
    { network, budget, points }: { network: string; budget: Budget; points: number },
  ): Promise<void> {
    const portion = Math.max(points, this.portion);
    try {
      await shared.take(portion, network);
    } catch (error) {
      if (error instanceof AppError) refuse(budget, error);
      // Without its database the portal answers nothing that costs; what is asked fails, or is tried again, by itself.
      if (!isDatabaseAway(error)) throw error;
    }
    budget.left += portion;
  }

  private budgetOf(network: string): Budget {
    const now = Date.now();
    this.sweep(now);
    const known = this.budgets.get(network);
    if (known && known.until > now) return known;
    const budget = { left: this.portion, until: now + MINUTE * 1000 };
    this.budgets.set(network, budget);
    return budget;
  }

  /** Forgets each minute what no longer counts. */
  private sweep(now: number): void {
    if (now - this.sweptAt < MINUTE * 1000) return;
    this.sweptAt = now;
    for (const [network, { until }] of this.budgets) if (until <= now) this.budgets.delete(network);
  }
}

function refuse(budget: Budget, error: AppError): void {
  const until = Date.now() + Number(error.extensions.retryAfterSeconds) * 1000;
  budget.refusal = { error, until };
  budget.until = Math.max(budget.until, until);
}
