import { type LoadOptions, runLoad } from './load.ts';

// A process of its own, so that the generator takes nothing from the servers but the machine's other cores.
process.on('message', (options: LoadOptions) => {
  runLoad(options).then((result) => process.send?.(result));
});
process.once('disconnect', () => process.exit(0));
