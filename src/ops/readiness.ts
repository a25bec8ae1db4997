import { setTimeout as wait } from 'node:timers/promises';

/** What a check found. `detail` is for the operator's eyes: no address, no secret, nothing of a visitor. */
export type CheckResult =
  | { isReady: true; detail?: string }
  | { isReady: false; reason: string; detail?: string };

export type ReadinessCheck = () => CheckResult | Promise<CheckResult>;

export interface ReadinessReport {
  isReady: boolean;
  /** Names of what is wrong, such as `store-full`; empty when ready. */
  reasons: readonly string[];
  checks: Readonly<Record<string, CheckResult>>;
}

/** The checks behind `/readyz`. A part of the site that can fail registers its own. */
export interface Readiness {
  register(name: string, check: ReadinessCheck): void;
  /** Reports the process as `draining` from now on: balancers are to send their requests elsewhere. */
  drain(): void;
  /** Runs the checks; those who ask within `freshForMs` share one run, so that asking costs nothing. */
  report(): Promise<ReadinessReport>;
}

export interface ReadinessOptions {
  /** Milliseconds that a check may take. */
  timeoutMs?: number;
  /** Milliseconds for which an answer is good. */
  freshForMs?: number;
}

type NamedResult = [name: string, result: CheckResult];

/** A registry of checks, with `draining` as the first of them. */
export function createReadiness({ timeoutMs = 1000, freshForMs = 500 }: ReadinessOptions = {}): Readiness {
  const checks = new Map<string, ReadinessCheck>();
  const running = new Map<string, Promise<CheckResult>>();
  let draining = false;
  let last: { at: number; results: Promise<NamedResult[]> } | null = null;

  function runChecks(): Promise<NamedResult[]> {
    return Promise.all([...checks].map(async ([name, check]) => [name, await runCheck(name, check)]));
  }

  // One that hangs is not begun again before it ends: where a disk does not answer, each would hold a thread of Node's four,
  // and no picture and no page that is made for one request would be sent any more.
  function begin(name: string, check: ReadinessCheck): Promise<CheckResult> {
    return running.getOrInsertComputed(name, () => Promise.try(check).finally(() => running.delete(name)));
  }

  async function runCheck(name: string, check: ReadinessCheck): Promise<CheckResult> {
    const tooLate: CheckResult = { isReady: false, reason: `${name}-timeout` };
    try {
      return await Promise.race([begin(name, check), wait(timeoutMs, tooLate, { ref: false })]);
    } catch {
      return { isReady: false, reason: `${name}-failed` };
    }
  }

  async function report(): Promise<ReadinessReport> {
    const now = performance.now();
    if (!last || now - last.at > freshForMs) last = { at: now, results: runChecks() };
    const results: NamedResult[] = [['draining', drainingResult()], ...(await last.results)];
    const reasons = results.flatMap(([, result]) => (result.isReady ? [] : [result.reason]));
    return { isReady: reasons.length === 0, reasons, checks: Object.fromEntries(results) };
  }

  // Never from the last run: it must be seen at once.
  function drainingResult(): CheckResult {
    return draining ? { isReady: false, reason: 'draining' } : { isReady: true };
  }

  return {
    register: (name, check) => void checks.set(name, check),
    drain: () => {
      draining = true;
    },
    report,
  };
}
