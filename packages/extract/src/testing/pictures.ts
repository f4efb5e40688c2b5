import { crc32, deflateSync } from "node:zlib";

/** Small picture files, made by hand. */

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

export interface PngParts {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly colour?: number;
  readonly isInterlaced?: boolean;
  /** Rows with their filter bytes; white ones of gray by default. */
  readonly rows?: Uint8Array;
  /** Chunks before the pixels. */
  readonly before?: readonly (readonly [name: string, data: Uint8Array])[];
}

/** A PNG. What its header says need not fit its rows. */
export function pngFile({ width, height, depth = 8, colour = 0, ...more }: PngParts): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour, 0, 0, more.isInterlaced === true ? 1 : 0], 8);
  const row = Buffer.alloc(1 + width, 255).fill(0, 0, 1);
  const rows = more.rows ?? Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    ...(more.before ?? []).map(([name, data]) => chunk(name, data)),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The first bytes of a JPEG of this size, and its end; nothing is between. */
export function jpegShell(width: number, height: number, segments: readonly Uint8Array[] = []): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...segments,
    frame,
    Buffer.from([...scan, 0, 0xff, 0xd9]),
  ]);
}

/** The segment of a JPEG that says how the camera was held. */
export function exifSegment(orientation: number): Buffer {
  const tiff = Buffer.from("4d4d002a00000008000101120003000000010000000000000000", "hex");
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A WebP whose canvas has this size, without a picture on it. */
export function webpShell(width: number, height: number, flags = 0): Buffer {
  const canvas = Buffer.alloc(18);
  canvas.write("VP8X", 0, "latin1");
  canvas.writeUInt32LE(10, 4);
  canvas[8] = flags;
  canvas.writeUIntLE(width - 1, 12, 3);
  canvas.writeUIntLE(height - 1, 15, 3);
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  head.writeUInt32LE(4 + canvas.length, 4);
  return Buffer.concat([head, canvas]);
}

/** The first bytes of a photo as phones take them. */
export function heicShell(brand = "heic"): Buffer {
  return Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1${brand}`, "latin1");
}

/** "Rivers carry water from the / mountains to the sea." as a lossy WebP of 640 × 150 pixels. */
export const RIVERS_WEBP = Buffer.from(
  [
    "UklGRnIOAABXRUJQVlA4WAoAAAAgAAAAfwIAlQAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAA",
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "AAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAA",
    "ABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1",
    "AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAP",
    "KnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZW",
    "UDgghAwAAJBKAJ0BKoAClgA/EYi8WKwopaOheAlRgCIJaW78fJnI61DK/TP+gdqf+h8K/I18Pz2cYfVfqd/Jftt+19eX873q/Hz/B9QL2J/ofE",
    "/2UgAPz/+zfrv47+o7kAeVPetej+wF4ov/d5kvrX2F+mUIm4x3GO4x3GO4x3GO4x3GO4x3FsGSxEVab0hdqH2xbSUtKjFjd1Kxflfe+UdLI+Uh",
    "jrRvbVF5wp3mmJYT3lTTSI7B5gtDDy0dzp5Q3x3GO4x3GO35f9o4CzW3QfjD64yp9JMLbWiIBo4uQZY63j9NeCZoyqrECDUTrY6vCPMysJbi6J",
    "3T4y1OstKGg7yzPsFgdisE4iG4A4QwSTTXpyCh3UeY1KnvJP/+5fiUr+DkjdA2rW5FqzBIhdGaoR86kzTgkuOrIJNO1aQsznLV70r1twJHer4H",
    "iGpSFA1uwjEEYgjEEdZdnO11oAHRSTujez+dpzL+ZfzL+Zfy/Kn3CKDZdtHkuz5qoU1UA7BAVuj17Hbi96zkBGEL6yFQOdumfMDT0Q9NX3eTpJ",
    "vYmgPVupOl6IKJ2pF2VteT/hAJ2HtM9pntM9pntLaMSxuR5g+uR8D8/5vaFyo4jv13nUdEhL+Vlc/DGuqYcx9WoNMwxvLEqS3dVpicr22BR16K",
    "yNR8UvH8QKJGS+TMjBSN+ptEWX8ST0Oo00+RAyIR3C/oX9C/oX9C/qpyW2HtTcneXvq/9X/q/9X/q/9X/q/9X/q/9X/q/9X/q/9X/q/9X/q/9X",
    "/q/9X/q/9X/q/9X/q/9X/q/9X/q/9X/q/9X/q/9X/q/86AAP7/cfICeUV6z0Vd5I6Iix51+m8qbS+3W/crdes6k1CUQ97Ms32n504Kt4zj27DK",
    "flpnuYXLbsfMqxRX9Sk6evO3Z4PAjNNAs+Nvo1KDUyWix25CL83r+zPhfmUMW3kODKiPxi7id63X+IM3vj7v+KqgwGAKH2O7hpVDWeisPPSH/l",
    "4faEqtb2iYRLnXdeUfRerLibdJ+CWzrQM2ExakePTAIXJQ/jxrI5WVXguwqUzQtNuUPl6NanhuQSV0hmpfZlA3Zcy8cf5bfN8v/I2JLVN7t9aC",
    "WuCA+a7X/vK8pB6HdC/PkQCcN9laH0W+QBGiAoQAtdwp4cGmrQjxRGZTXd/oA+cD7XuNARIOAiBAjejogaIH3cieoOtN1qVscgJ2/oySu91Hy5",
    "rqSJHgaf5eQpTS4QA3dy2lsqZHgYk0c1eif5IE66A653GVMl7Y2VgE31XHaDt10n+yiIHU0ryq8x7SQqLUp5OWIHHl+x3M5rv0nH0rmrmIFuM1",
    "UBMcSfPVUnANBpTdo8n1LOsnVPpSikQcSHqUFC9qWF4twoF97w2oiVwGm40gICgZce4zaDGG06+UixBPiDV7uJ9oDPSdJyHhieT1XxcCZzNGCG",
    "cAyqNwGlChd9FxloYHjiGqTUBMXhNElfNqwAPEMxFnk9W2QqeYU9lCs/l0YHDQhhcb7hgNWHNgxxVqMiJU5H1FilibwEaQUEIhzzTl3u9TfcCw",
    "9h/1poMkwCrH3dyNQPf3YVy1EreaOdJnDWVQmvw4zSbtcb9DglBefOWRfkEGJ9iOK+GXPN3q3u2wlLNo974RnT1m+hnZgIaPxGhBA07m8YPAfP",
    "o21WasBReFyLjmOy+QKcHYqBtOoMEyNIeuhU+GzAgYq2/gNmQuDT+qHQFIJceyzuy34awXh7VuqsIKTJt3UMsNJv6XeVWXqck3rGLUUIkLw7DC",
    "cXOLD/foC5F1uY69VfOABlT8t8h4FXJ5uHx4QzXwtBxhbDOsOeUXZrEVyc8rZSV+r+Opb0ekrzxC1yTZabPsnFd1fmq9kXPW0ErLWVmdhgDPRY",
    "dHYs43naCW5cuZFWEKur7oqYt1IxffIJWICxxx8iYsMYH7RIDhJn59SzAuOZbUFekhKVmNm4HrHMA1KMForJx3FbAronGsq4gu1X0eolhhAVzQ",
    "vDtTbMYCeBTlLp8iYvFXafkLN8Q+vhjZ2vm9xlfWf2vUmrV7A61oDmaGh774uYGBEK5fwAGFejTgbJgw7CXbD/ZEYOsuyJIBYq/HlfEu11Stm+",
    "4hdQUHsNTX8gZQKFSfZ92jRyJsys9sZGwJlcVGdm2UIxEKVC0GgKq1eqWWOZhY21iHtqcubCsqeMGBGygO4SxiOkORVBQSKZ+BhXMxbKbvjl0t",
    "HJR1Z5yqJJqhZxD2BHOCrSvxaEFfvLN/Siq9syq+a5avhcq1HSPJHMd71r+pNYybdB8zgahN5q/CfQsWlZ4qrVHeWOH6Sn6mVfsgr7RIEeNetn",
    "4yolnTZoCRa3YnNyN+em6YoSyWv+2gw3LZn0eCW+18efyeDmdoed7Th6uVCmxmFK4wPVGcA2m4AyzE8IeVqB7jPk/BMBZNsSidDsjYfjk8dUTS",
    "oPrlu4JxOA72SWh0hoXqJG38OwoFPyiBR28ECB49LaPFsN/JZ/54sGjrM7kLxVEpvIgAqWCprRnyxT/rM1pUbOG1ryCypsx/k6CcRDA9Bth8Tk",
    "829Lebw5coRVBzOeKI0sADbLytnWlP/m01MKdyH82SGxrnKDXyofupucg1k50ZsLS+r3pu477fQG1UUi+ZG81mlIaYKPuhK856TgyEDAgJi9CB",
    "EDhhF8GJ5aWZ43rpnoq1NwErYNoCbNjd+hUdro9z9y1mTN9o1gwbegmtcuCBYZDRG1rIcvgsOJ2W4GUvKt3Zu6Q/x6zUYG6HSRbZBK7+5eA8VP",
    "u1yIo2sFLDJxTBiuGvFsiOsg8vp5EuuZCMymCloajNPgmtMaMrfT44XnXGkr571EOVj9eSnSSFIcenZqnaHL+2SuNdQ029Omgr0Ou6SwUUHeaE",
    "t+pQWAhsHW+gVK5Tr4DdlUxv6+9Ru04SswKzd/rYVWLC4qhsBuCUJye5KY5olTLGu6X/v5UXupCYPgbxXj6L6P4tmKA6CE6yPaMlivhTKkinQ8",
    "77i+JQbH0BHdZLWEis7+xI3oGrmejscm1+RjcOZsiB2V+aFqCOOPVxuX6r63YdqCQlfdm75kQ+VMBqcDEP2ZO4fOote5x+nxWNVtyx8oqpZA/T",
    "3INuOvCxwggBN9h30bcQwnwL2U+6bFZ7Eey4qOL2pDQdcW1zetWzCihBaRz2PMPVBNzGcldbgTY0vaomJ8w65X5xMUbH9CSEB4n51EtR6vpke2",
    "DQ+KWXJrHaWD5oLgW5tGAO2A6TD7sf+H9Unx3O6f0raGv5ct65WNF2ZZUxQE6RO2jZFri7C6vc2ub9sYZ/nD+oxfn33FW78y9BVjMVN5D2zL3l",
    "gS3QzXDHm7y+FyJoQ0R6ALR1473jUtHHSqMUISuMxV6AydNROFtK25XjFdZexdjT6Vg8ogMWhom17U8wJDBd9IL/hfUX53vPNfJJNKHDIB154h",
    "OywSOcTLlrH+mKmz9v8yUNSDc4Rp+mPSey0QyokJQfJldPI1anx1hZz2vtlbR83RkBwl3hn9zw86unpKCJnWhaXRXSTy4qeEEKGP4KZyJOLyY1",
    "XDtykfnGUtRcmAlSVcvCDvBSgarNtW/ZwrdHoUM7YRHb1N4eQDV1zqONlL6SEEUat+3jBI1mMQ75VdIpsqIGo2bM+YhaEZkGmXpBjdc6Se9rNW",
    "6R4+sN2icXmt77O8HhN1GQeQY7Cey+tP3s722Om1oTobWkzzAmJh273qFngk0sVvwE341pYmlAmHPPj5CbqydyRDun+3GTfoGldi6dzIaa+1RD",
    "N9WybG3GU8PByoEL9mV9WejUVhy1M3ZRRd1oSgnKQA4Z+eBN0qkjnBRV3K9c78X8aour4uikN7GBr9/uJwIYbu1HDB2hIrpBXP0tGB79UtBWtl",
    "mZEgt8LnWAQa5mz4WYFOgtQQtZQEiDOvm5c/GuN7saK/3hqSln9N5zabPItwqpore0ECuveDdnfO3oo9cvKxDcVpXlRcDJlEAz2PQF31HsCsMg",
    "pkM6nBbvj1IqnKh6lnz5pwTFeJX9IkakfHLYXi2nMD0+W9yurb8xLu1T81rjSOap4J1tJxzXwyiwXA4di9pAqX61Q/AqJrrPQYjmnULgXBBZ+Z",
    "8T5KUyhrgxerhR07yHajcc9NA/tCxm6ncM7/m6LfMS2licdP3KUPJmnIivFI0Agy8fG6LlV83CaAvq0JyqN9pdEPq5OXJaiK583cZ+cCPKutsp",
    "WfDCS4UzFty0tLw9hhbbg8K7z5sbujtu2nV+ZK/W6y7/kVTUDG4pZpa1ezdYq4EzXPmGR03yx5hEq+rVoPuUmsZEKpUUAAAAAAAAAA==",
  ].join(""),
  "base64",
);

/** The same as a JPEG, turned to the left: a camera held so says 6. */
export const TURNED_RIVERS_JPEG = Buffer.from(
  [
    "/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAA",
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "AAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAA",
    "ABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1",
    "AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAP",
    "KnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/",
    "2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshIT",
    "t8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAKAAJYDASIAAhEBAxEB/8QAGgABAQEB",
    "AQEBAAAAAAAAAAAAAAUEAwYCAf/EAEEQAAEEAgADBQYCBwUIAwAAAAABAgMEBRESITEGE0FRYRQiMnGRoRWBFiNUkpPB0VJTlLHhJkJDZaKj0v",
    "BVVmb/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8A9mAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAfjnNY1XPV",
    "Gtam1VV5IgH6CTU7R4+7fbTrPfI929ORmm8k2vNTdWvV7ck0cEqOfA9WSN8WqBoAAAAAAAAAAAAAAAAAAAAACV2ma92AuJHvfAirrrw7Tf22VT",
    "nYmirwSS2HI2JjduV3TQEB01J2WwS0nxJXaybXCqIjU4E6+R3pPisdqLU9RzXxNrNZK9nwrJxcufiuiHLN2WlmWRKFlyL/AHbXI1fy2hewWSxs",
    "7lp46tJAjWq9UdHwovNE675rzAtAAAAAAAAAAAAAAAAAAAAAB5/tDkMfbxtui27C2f4eFzte81yLpfpo9AedztrDY9JVfUpyXVVHcD4U27a81V",
    "deW1A1Vu0mIfXYqWo4dIid27lw+hsqZWjelWKrZjlejeJWtXw8/uSPb+yn9ij/AIZP/E6Yi7j7GZlhxdWukLIOJ00cPAvFxfD06dF/IC+AAAAA",
    "AAAAAAAAAAAAAAAAGe7Tgv11gss441VF106Lv+RoOFy3FRqyWZ1VI402uk5gfvsdb9ni/cQ+44o4kVIo2s314URNkJO00z0R0WEyD2LzR3dLzQ",
    "2YzLTX7DopMbaqojFdxzMVEXmnLp15/YCoAAAAAAAAAAAAAAAAAAAAAE/PQwz4a1HYkSKPg2r1TetLtOXjzRCgS+0rYn4K02eTumKie9pV0vEm",
    "unroCdW7YQSQtV9G4rtc1ijRzVX0XaFHGZyHJ2HQx1bUKtYr+KaNGp1RNdevMwQ9s8X3TePvY3a5tRm0T5G/GZ+jlbDoKjnq9rFevE3XLaJ/MC",
    "oAAAAAAAAAAAAAAAAAAAAAHG5aipVZbM66jjbxLo7E/O1ZLuHswQpxSOaitTzVFRdfYCamS7RWESWtiYWRO5tSWROJU+qa+hvxWUkuSS1rdZat",
    "yJEV0artFRfFF8jFH2vxyMRLXfV5k+ON0a7ap94md+Uy8uTZDJFVSBIY1kTSye9tV+QF0AAACPlrl9b0OPxfdtnfGsr5JOjG71/mBUsd77PL7O",
    "jVm4F7vi6cWuW/TZyoLaWnGt9I0s8+NI/h6rrX5aPMtn7Sy17EsVqB6QSviejY04vdXmqJrmegwcTYcRWYyf2hvDxJL/a2qr/MDeAAAAAAAAAA",
    "AAAGDNzS18TYlrzsrytROGR6JpF2nn59PzN55XI9pmwRXqtuGJbMc/DFG+JVY+PiTSr662v0A2wdp8RNC1Z7DWSImnNexV0vzRNfQ30sxQyEqx",
    "U7LZXtbxK1EVOXTxT1Qj/j3Zn+7i/w3+huxGTw9y06PGsY2ZGK5eGHg93aeOvNUAsAAASr1O23MVb9Lgd7vcTtev8Aw1dvaeqcyqRctLdtZKLG",
    "UJ/ZtxLNLNrao3ekRPzAzudlMTbtsqY/2yCzKs0bkk4eBzuqL+ZTwlOShia9eZU7xjVV2vBVVV19ybiWXZsVka7Lsi2YrUkcc0i8S+7rXXz/AJ",
    "lPDXXZDFV7MiIj3t95E80VUX7oBuAAAAAAAAAAAAADPcpQXoHQ2GI5jtb8F5LtOfzQ0GPKz2KuOmmqNjfMxEVrZOi8034p4Aae5i/u2fuofrY2",
    "NXbWNavohirZejPC1/tcLVVPea56NVq+KKi9DTDbrzuVsNiKRyJvTHoq6/IDsAABIytG6tyHIYx0ftEbFjfHJ8MjN719SuR7TprHaOtUSd8UMM",
    "PtDmsXXeLxaRF9AJtGv2ijjswsrV6vtM75XSvkRys4uukRVPRUKjKFGGrGqq2Jutr4+akBKb+0GSvyyW54oaz+5gSJ2kRyJzX6lbs/akuYWrPM",
    "7ikVqo53npVTf2AogAAAAAAAAAAAABwvQV7FSSO41rq6pt6OXSaTn1/I7kvtKx8mAuNjRVXgRVROukVFX7bAi029mL19lStRc9z98MmnIxdJte",
    "q7+xXxFbERW7P4bE2OeFVilRFXac/Xw5fYxSXKEmWwb6k0SV2Mm5I5ERicCaRfI0UZYbnaazYpuR8LKzY5Ht+Fz+Lac/HSAXAAAJmUxC3porEF",
    "qSpZjRWpJHz21fBUKZys2YKkSy2ZWRRp/vPXSAYGYha2GdQpWHRSO6zqm3Kqr7y/TkbKNSOhShqxbVkTeFFXqvqfEGTp2KzrMVhiwMdwukVdIi",
    "8vP5oa05ptAAAAAAAAAAAAAAASsznKuMie1XsfYbw6hVdKqKqJ/ltfyKpjydSpapyJea3umpxOevJWoi76/kBDlZ2RllWV61uJf7LnNT6JyN2J",
    "yVOXIuoYyOL2WOHvFfGmk4t6168vEnr2g7PIvu0eJOelSs3Sm3CZSC/dkZj6Xc1Ej26Xu0Zt++nLl0AugAAQchBBd7T1q91EfA2sr443fC5/Fp",
    "eXjyLxLztbGWIGLk5Ww8K/q5OPhci+gGLEV6r8fl4bDGJVS7MjkVNNa1NfTRt7NLIuAprKqqvAut/2drr7aIENLs4xVSbLyzsV3Esb5fdcvmqI",
    "nU9bUmgsVo5KjmugVNMVvTScv5AdgAAAAAAAAAAAAAl9pY5JcBcbEiudwouk8URUVfsilQ4XVspVetJI3WE1wpLvhXnz3r02BEsX6ftOFyETkZ",
    "R/WxcappGKqIiIvlzaqHbH2YH9obMdCRklZ1dJJO7VFYknFrlrltU6/I4vvvirrWyuCkbAvXuGpJH13vSdOZtwtnESNdHiViauuJ7Gt4Xfmi8w",
    "KoAA/FVGptyoieakDIQVZu0VaW8kclX2dWM49KxJOLfPw5p5+RYvVIL1SSvaTihfriTeui76/kec/Buzv4gtTu+aRd7x9+vD11rr1At/huI/Y6",
    "P8Jn9DZBHDDC1ldjGRJ8LY0RGp8kQ8+7s72da1XOViIibVVsL/AFKXZ91Z+GrupxOigXi4WOXap7y75/PYFIAAAAAAAAAAAAAMuTms16EstKFJ",
    "7DUTgjXx5pv7bNRnvWJKtR80Nd9iRutRM6u2qIB5dmTsWX8GUy78c5esLK6x/wDWpbxGOx1eV9qnMtmZ7eF0zpu8VU6/LwMb/wAfyTOB1WnTiX",
    "wl/Wu+nQ74bs+3GW323z97M9nAqMibGxE2i8kT5AWgAB+Oajmq1yIqKmlRfEjO7LYt9xZ1rt4FZw90nJu974uX0LRiyeVq4qJslp6pxrpjWptz",
    "l9EAzfozh/2Fn7zv6lKCGOvCyGFiMjYmmtToiEOPtfRV6JNBbgYq8pJI/d+yl5j2yMa9jkc1ybRU6KgH0AAAAAAAAAAAAAHxLLHDGr5XtjYmkV",
    "zl0ibXSH2cbdWG7WfXssSSJ/xNVdb578AOqKioiou0XxP081ZxKYaNZqGXdSZ4RTuR0a+iIv8AqpyodrJnNetuk+WGNdOs1muVnz0qAeqByrWY",
    "bddk9eRJInptrkOoAh3ZIavaetPcc1kTqzmRPf8AC1/Ftefgui25yMarnLprU2q+R5+1ncRdsup2nwS1FiR/eOXlxb1r5657AqXMhj4qz3WbEC",
    "xKmnIrkXiTy14nDs0x7MBTSRFReFVRF8lVVT7aJLG9ka7++YtdXN5ptznfZS7h7rsjjILT40jdIirwp4aVU/kBtAAAAAAAAAAAAACdn5318PYl",
    "jmdA5vD+sY3iVqcSIuk+RRMOZRq4udH2W1WqiIsrmI9GptOqL130/MDDS7NUWq2zaWS9M5EXjsO4k+n9dlprGtajWtRGomkRE5Iedg7PZKGJGw",
    "Z+VsfVESHkny97knoUMZjr1Ow6S3lH3GKxWox0fDpdpz6r5fcDvjMczGxzxxv2ySZ0rW60jEXXup6cjaAAMTsTSfcW0+vG6RWcCorUVNb3vXn6",
    "m0w2sk2verU2xPlmn5qjejG+LlA6fh1H9jr/AMJv9DS1qNajWojWomkRE5IRb2dmhvSVqWPkuLA1HTOa7XBvw6c1KlK3HeqRWYd8EreJN9U9AO",
    "4AAAAAAAAAAAAAYsvXktYyeCGOKV70REbKqo1eab3rn0NpizF12Pxdi0xqOexvuovTarpPuoEiCHtTBEkaPovRvJFeqqqJ5G/GOzHtTm5N1Tu+",
    "DaJCq8W9p5+HUjy082y7Try5l7ZLTXuXhjTTFaiLr16mvB1Jq+Ys/iNuSe62JEbv4VjVeqfmgHogAAIWUllxuZiyPs01iB1dYHpC3icxeLiRdF",
    "0jZbJX48hFQxcEUk7o1le6Vfda3evPzA4Yx8mNxV3J3YZEmsSrKsSJ7yIq6a3X/vU3dnq0lTCVYZmq2RGq5zV8Nqq6+5h/2p/5d/1Fih7V7JH7",
    "f3ftHPj7v4eq61+WgNAAAAAAAAAAAAAAZclSbkKE1V68KSt1vyXqi/U1E3tDZlp4S1NAqtka1ERU8Nqib+4GSxQyjqdKds0MuSpudzX4ZGryVP",
    "Dw0dMXVyEmRkyGTbDG9YUhjjiXaIm9qq/mbsZSjoUmQxPdInxK9y7Vyr1UmYuL8Oz9mhBK99Z8CT8Ll33bldrSfPqBeAAAgZl92tl4LWPoSWHt",
    "i4HuRfdc1V+H0VFTe/Ur3mWZKkjaMjIrC64HvTaJzTf22YshBmZJY1oXIIo0jRHo9m1V3Pa9OnQDJ+OZb/69L/HT/wASxQnms1I5bFda0rt8US",
    "u2reap1+5H9k7Tf/I1P4f+hVxb5ZMfE6xYisSLvckXwu5r0/yA1gAAAAAAAAAAAAB8TQxzwvimaj43orXNXxQ+z5e9rGOe9yNa1NqqrpEQCD+j",
    "c8ScFXM3IYf92Pi3wp5JzKGKxEOMSRzZJJp5V3JNKu3OOr8nTZR9tdO1K3hJz0vPXIY/J08nG59OZJEbycmlRU+aKBrAAAhZZtnIZeHGQ2pKsS",
    "QLPI6NdOd73CibLpLvUmWctVmgt9xbgRFexOayRK7mip9eYECvg7VyvbdDk7feQWJImsdKuno1eXPwVfM9HgUrphqvsaObDw8keu3Iu13v13sw",
    "2MXlYLliTE24YobLuN7JWqqtdrmreSm/CQwwYitHWmSeNrV1InRy7Xa/XYG8AAAAAAAAAAAAAJXadHr2fuIze+FFXXltN/bZVMmVmnr46eWtE2",
    "aVqco3dHc+f22BEsy08rkcVQorHLVi3PI1nNrURPdRU+fh6mqt3P6W2ErIzhbURJeDpx8XLfro0Yx+Jji72n7LCsnxo3TVRfJU8PkaakdKKSZa",
    "ndd5K5ZJFY5FVy+a/UDWAAPxycTVbtW7TW06oebfgMgmUdO3LTNZ3KN75yIrvi3w/Lx2elPO5eizKdoa9S496VUrrI1jV1xv4tKn00B+uxNxzV",
    "avaKbS8uTUT+ZWxlOLH4+GrC9XsjRURy+PPa/dSb+iGH/Z3/xXf1K1KnDQqsrVmq2Jm+FFXfVd/wAwO4AAAAAAAAAAAAAZ71avbqSQ3Go6BU29",
    "FcrU0i76p8jQSu0zXuwFxI974EVddeHab+2wItSt2Vu32061Z8j3b05HyI3km15qpXw9HDQWrDsYxGzxKsMvvuVU59NKvmnX0MjpqTstglpPiS",
    "u1k2uFURGpwJ18jvSfFY7UWp6jmvibWayV7PhWTi5c/FdAXAAAImbxceQsxulyT6vA1OFiORNLtfeT18PyLZhu4ehkJklt1myyI3hRVVU5dfBf",
    "VQI/4P8A/pbf+I/1LmMiSGjHGlp1tE3+uc7iV3NfH06fkTbPZXESQPRldIXa5SNcvu+vNdGjs3IyXBVHxRNiarV91u9b4l2qb812oFQAAAAAAA",
    "AAAAAAM2Qmlr0pJYK62ZG61Ei6VybTf22aTlZsw1IHz2JEjiZ8Tl8PADyULOzFyzq1UdRsL1imV0ab+uv8j1dOrWqV2x042RxdU4Oi+u/Eg2s3",
    "BlUWCjin5JOnFIxGxp+a9Psdez2Ht4+zLPO6OGKRukqxOc5rV2nPmvXkv1A9AAABHzWNhsPS1YydilGxiMXgl4G9VXfz5lghZCvDe7SV611EfA",
    "ysskcbl5OfxaX58gJUdDEW5EhXtBZl2uuB02kd6c0PW1q8VSvHBA3gjjThanoYbGCxMkD2yUq8beFduaxGqnrtB2clfPgqj5VVzuBU2vVURVRF",
    "+iIBTAAAAAAAAAAAAACVZdenpXGyY2KZzZUSGJ70VsrUcmlXny89L5FUgZC1krmWfjsVKyukEaOmlc3a7XoifkB8tu9oWNRrMJA1qdESdqIn3N",
    "uMtZaew5uRx7K0SMVUe2VHbdtOWkX5k6LPT4l81PNr31hiI6F0LecyL4a8/wD357sS7K2rTrd9ra1dWK2OsnNU2qLxO9eX38AK4AAEnPV8dPDG",
    "uQsJWexVWKVH8LkXx15lYgZaCq3O17WTbG6msCxNWREVjZN75ovmmwJfcYiVUbb7RWLMO9rE+VdL8z1dGStJTidSVq19cLODppOX8ib/ALNf8p",
    "/7RTp+zezM9i7n2fnwdzrg689a5ddgdwAAAAAAAAAAAAA89UuVqnabM+02IoeJIeHvHo3fueGz0JOtYLG3LDp7NVskr9cTlVeek15+gEt1/Hu7",
    "XNndbrLE2jwpIsjeFHcfTe+ui7Xv07T1ZWtQTPRNq2ORHKiefIw/ozh/2Fn7zv6milh6GPmWWpWbFIreFVRVXl18V9EA3AAAefy9OtZz1Zcnpa",
    "fcKjEc7TUk4vH5p/kegJ9/CY/JTtmuV+9ka3gReNyctqvgvqoGb8JwH9xU/eT+pSpxV4KzI6jWNgbvhRi7Trz++yZ+ieF/Yv8Auv8A6lOnUgo1",
    "mV6zO7iZvhbtV1td9V9VA7gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP/9k=",
  ].join(""),
  "base64",
);

/** 61 × 43 pixels, in several scans with restarts, its colours at half the size: as the library of the IJG writes it. */
export const PROGRESSIVE_JPEG = Buffer.from(
  [
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC",
    "4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wgARCAArAD0DASIA",
    "AhEBAxEB/8QAGAABAQEBAQAAAAAAAAAAAAAAAwQCBQb/xAAYAQEBAQEBAAAAAAAAAAAAAAAEAwECBv/dAAQACP/aAAwDAQACEAMQAAAB8Oz1V4kerd",
    "2zrQs3TLSk28apG3w4K642dnSTgV1m7//QNttLzxMiY01RYPNdvw3/xAAdEAADAQEAAwEBAAAAAAAAAAAAAQIREgMyQhNB/90ABAAQ/9oACAEBAAEF",
    "AlIoF4xeM/M4RyjhEyTBmCTZwkJHLMP/0JkzFMGClI5FJhEnO1yYKcOTkw//0YkmcSnEpwUikUikn1+fpC9f6JH/xAAYEQEBAQEBAAAAAAAAAAAAAA",
    "ADAAIBIf/dAAQACP/aAAgBAwEBPwHKxr2NbC2E9jSNLCX/0Mbj3Huxu//EACQRAAIBAwMDBQAAAAAAAAAAAAECAAMSMRET8CFBoSJCUXGx/9oACAEC",
    "AQE/AaNPcjJRU25MYKPaB5jWjtKVQrR9OTC4UWrj9hfTpjnmbluOc+5//9BGIRT8CE6Y7QvFNx6T/8QAHRAAAgEFAQEAAAAAAAAAAAAAABABESAhMV",
    "FBYf/dAAQAEP/aAAgBAQAGPwK/V2jh6f/QeFwxBt0KQvr/AP/RspBi2CXK/8QAIBAAAgEEAwADAAAAAAAAAAAAAAERITFRYRBBcYGR0f/aAAgBAQAB",
    "PyHlDSJVegl9ixt/AsjlIUxLNN4K8MP3Ei8Bbsf/0D613xpnSw6WXgTeBf6Ch+OFfAoVOFhRyZLNKWKLrUbfSFHCP//RgUlZg9soUlUhyZOizJAqUW",
    "SjRJLZe8ElD0hQaFq3okCFBdCvpMCmpaP/3QAEAAj/2gAMAwEAAgADAAAAEHaIO8HdWf/QqtgD/8QAGhEAAwEAAwAAAAAAAAAAAAAAAAERITFRYf/a",
    "AAgBAwEBPxCYxtHdjpyUFdZ6Fkf/0HWDGMHQ/8QAIREBAAEEAQUBAQAAAAAAAAAAAREAITFhUUFxgZHwobH/2gAIAQIBAT8QoSoaDp3fnVJQo4ZXoh",
    "qVCDUB6FWiTwDXL91ipEQLKZXBr7GUMLDoWDS5Wime6I4t+CHuWrV//9AS5RO7B+UjiwsNWFTbikAQjHgcB/Vy6KUTaPHhjsd1a//EACIQAAICAgIB",
    "BQEAAAAAAAAAAAERACExQVFhgXGRscHR8P/dAAQAEP/aAAgBAQABPxB2o/UdqOgYCgcmoaAIeA4Ol6D9RP6x+xiqNVR4egDU2icUixwOtwe41mAAJe",
    "LPvAphzgEKf//QYqjATg6gUyEIdSuSsykPQQ0MkdMwnnkKhwsburEcqjWqoqEh4mVszCOwagUA7cCCyeLiAkBc/wBOFBPrTPmf/9ETQoBxtchUSEAP",
    "Qi1hHGJiHbhBjAMCf1B0L1SzCDozcwRh2+JgOnwYKBWnmCpWMoACCZUFD5KC2/Qh8ASdz//Z",
  ].join(""),
  "base64",
);

/** 64 × 64 pixels in four colours for print, red on the left and blue on the right. */
export const PRINTED_JPEG = Buffer.from(
  [
    "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAUDg8SDw0UEhASFxUUGB4yIR4cHB49LC4kMklATEtHQEZFUFpzYlBVbVZFRmSIZW13e4GCgU5gjZeMfZ",
    "ZzfoF8/8AAFAgAQABABEMRAE0RAFkRAEsRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQEC",
    "AwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dX",
    "Z3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/aAA4E",
    "QwBNAFkASwAAPwDs64yuMrs6KKKKKKKKKKKK8Zor2aiiiiiiiiiiiiivZqK8ZooooooooooooorxmivZqKKKKKKKKKKKKK9morxmiiiiiiiiii",
    "iiivGaK9mooooooooooooor2aivGaKKKKKKKKKKKKK8Zor2aiiiiiiiiiiiiivZqK8ZooooooooooooorxmivZqKKKKKKKKKKKKK9morxmiiii",
    "iiiiiiiiivGaK9mooooooooooooor2aivGaKKKKKKKKKKKKK8Zor2aiiiiiiiiiiiiivZqK8ZooooooooooooorxmivZqKKKKKKKKKKKKK//2Q",
    "==",
  ].join(""),
  "base64",
);
