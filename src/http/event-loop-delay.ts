import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface EventLoopDelay {
  /** Milliseconds by which the event loop ran late in the last interval, at its 90th percentile. */
  recent: () => number;
  stop: () => void;
}

/** Measures how late the event loop runs, anew every `intervalMs`. Does not keep the process running. */
export function measureEventLoopDelay(intervalMs = 250): EventLoopDelay {
  const resolution = 10;
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let recent = 0;
  let measuredAt = performance.now();

  const timer = setInterval(() => {
    const now = performance.now();
    // A sample is the time between two ticks, the pause between them included.
    const late = histogram.percentile(90) / 1e6 - resolution;
    // A loop that stood still for the whole interval leaves no sample; this timer is late itself then.
    recent = Math.max(0, late, now - measuredAt - intervalMs);
    measuredAt = now;
    histogram.reset();
  }, intervalMs).unref();

  return {
    recent: () => recent,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
