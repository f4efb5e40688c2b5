/**
 * The contract's schemas try out `new Function` when they are made, which our content policy refuses
 * and the browser then reports. This setting is read when zod loads, so it must be there before.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
