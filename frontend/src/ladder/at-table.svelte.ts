/** The ratings at a ranked table, and what the game has made of them: that is known a few seconds after its end. */
import { api, ask } from '../api/client';
import type { Schemas } from '../api/types';

const AGAIN_AFTER = 3000;
const MOST_TIMES = 6;
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

  /** Asks now, and of a game that is over until it has been rated; gives back how to stop that. */
  follow(isOver: boolean): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const look = async (times: number): Promise<void> => {
      const isRated = await this.#read().catch(() => true); // whoever is away will be told so elsewhere
      if (isWanted && isOver && !isRated && times < MOST_TIMES) {
        timer = setTimeout(() => void look(times + 1), AGAIN_AFTER);
      }
    };
    void look(1);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }

  /** Whether the game has been rated, or never will be. */
  async #read(): Promise<boolean> {
    const params = { path: { table: this.table }, query: { invitation: this.invitation } };
    const found = await ask(api.GET('/api/v1/tables/{table}/ratings', { params }));
    this.seats = found.seats;
    this.voided = found.voided;
    return found.voided !== null || found.seats.some((seat) => seat.change !== null);
  }
}
