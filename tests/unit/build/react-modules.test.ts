import { expect, test } from 'vitest';
import { toModule } from '../../../src/build/bundles/react-modules.ts';

test('requires become imports and properties of exports become exports', () => {
  const source = `"use strict";
var Scheduler = require("scheduler"),
  React = require("react");
exports.version = void 0;
exports.version = React.version + Scheduler.unstable_now();
`;
  expect(toModule(source)).toBe(`import * as Scheduler from "scheduler";
import * as React from "react";
"use strict";
var export$version = void 0;
var export$version = React.version + Scheduler.unstable_now();

export { export$version as version };
`);
});

test('a file that is laid out otherwise stops the build', () => {
  expect(() => toModule('function load() { return require("react"); }')).toThrow(/no longer laid out/);
  expect(() => toModule('module.exports = {};')).toThrow(/no longer laid out/);
});
