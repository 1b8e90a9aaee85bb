/** The ratings of a ranked table's players. The new ones are known a few seconds after the end of the game. */
import { api, unwrap } from '../api/client';
import type { Schemas } from '../api/types';

const RETRY_DELAY = 3000;
const MAX_ATTEMPTS = 6;
type SeatRating = Schemas['SeatRating'];

export class TableRatings {
  seats = $state.raw<readonly SeatRating[]>([]);
  voided = $state.raw<string | null>(null);

  constructor(
    private readonly table: string,
    private readonly invitation: string | undefined,
  ) {}

  of(seat: number): SeatRating | undefined {
    return this.seats.find((one) => one.seat === seat);
  }

  /** Loads now, and after the end of the game until it has been rated. Returns a function that stops it. */
  follow(isOver: boolean): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const load = async (attempt: number): Promise<void> => {
      const isRated = await this.#read().catch(() => true); // an unreachable server is shown elsewhere
      if (!isStopped && isOver && !isRated && attempt < MAX_ATTEMPTS) {
        timer = setTimeout(() => void load(attempt + 1), RETRY_DELAY);
      }
    };
    void load(1);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }

  /** Returns whether the game has been rated, or never will be. */
  async #read(): Promise<boolean> {
    const params = { path: { table: this.table }, query: { invitation: this.invitation } };
    const found = await unwrap(api.GET('/api/v1/tables/{table}/ratings', { params }));
    this.seats = found.seats;
    this.voided = found.voided;
    return found.voided !== null || found.seats.some((seat) => seat.change !== null);
  }
}
