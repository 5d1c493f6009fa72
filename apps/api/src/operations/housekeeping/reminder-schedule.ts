import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { dhakaParts } from '@shishir/format';
import { Reminders } from '../../sales/maintenance-desk/reminders.service';

const FIRST_MS = 60_000;
const HOUR_MS = 60 * 60_000;
/** Hours in Dhaka in which reminders are sent. */
const [FROM_HOUR, UNTIL_HOUR] = [8, 20];

/** Sends the reminders of visits and contracts every hour of the day. Several instances may do so at the same time. */
@Injectable()
export class ReminderSchedule implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('ReminderSchedule');
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly reminders: Reminders) {}

  onModuleInit(): void {
    this.schedule(FIRST_MS);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.round;
  }

  private async run(): Promise<void> {
    const { hour } = dhakaParts(new Date());
    if (hour < FROM_HOUR || hour >= UNTIL_HOUR) return;
    try {
      const count = await this.reminders.send();
      if (count > 0) this.log.log(`Sent reminders of visits and contracts: ${count}`);
    } catch (error) {
      this.log.error(error);
    }
  }

  private schedule(afterMs: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.round = this.run().then(() => this.schedule(HOUR_MS));
    }, afterMs);
    this.timer.unref();
  }
}
