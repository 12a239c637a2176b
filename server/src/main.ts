console.log('nothing yet');
